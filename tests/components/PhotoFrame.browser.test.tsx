import { expect, test } from 'vitest';
import { PhotoFrame } from '../../src/components/PhotoFrame.tsx';
import { render } from 'vitest-browser-react';
import '../../src/styles/page.css';

/** 80 by 40 px: red, green, blue and white, each a quarter, from the upper left clockwise. */
async function quarters(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(80, 40);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const paint = (color: string, x: number, y: number) => {
    context.fillStyle = color;
    context.fillRect(x, y, 40, 20);
  };
  paint('#f00', 0, 0);
  paint('#0f0', 40, 0);
  paint('#00f', 40, 20);
  paint('#fff', 0, 20);
  return createImageBitmap(canvas);
}

const drawn = (container: Element) => {
  const canvas = container.querySelector('canvas');
  if (!canvas) throw new Error('Nothing was drawn');
  return canvas;
};

const colorAt = (canvas: HTMLCanvasElement, x: number, y: number) =>
  [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);

test.each([
  ['whole, for a crop that moves', true],
  ['alone, for one that stands still', false],
])('[RES-03] the crop fills its frame, drawn %s', async (_, moves) => {
  const screen = await render(
    <div style={{ width: 200, height: 60 }}>
      <PhotoFrame
        photo={{ preview: await quarters(), size: { width: 80, height: 40 }, turned: 0 }}
        crop={{ x: 20, y: 10, width: 40, height: 20 }}
        moves={moves}
        label="A photo"
      >
        <rect x={20} y={10} width={40} height={20} />
      </PhotoFrame>
    </div>,
  );
  const frame = screen.getByRole('img', { name: 'A photo' }).element().getBoundingClientRect();
  const canvas = drawn(screen.container).getBoundingClientRect();
  // The frame is wider than the crop's shape. So the crop is scaled to 200 by 100, and 20 px of it are cut off above and below.
  const crop = moves
    ? { x: canvas.x + canvas.width / 4, y: canvas.y + canvas.height / 4, width: canvas.width / 2 }
    : canvas;
  expect([frame.width, frame.height]).toEqual([200, 60]);
  expect(crop.x).toBeCloseTo(frame.x, 1);
  expect(crop.y).toBeCloseTo(frame.y - 20, 1);
  expect(crop.width).toBeCloseTo(200, 1);
  // The marks lie where the photo does.
  const mark = screen.container.querySelector('rect')?.getBoundingClientRect();
  expect(mark?.x).toBeCloseTo(crop.x, 1);
  expect(mark?.y).toBeCloseTo(crop.y, 1);
  expect(mark?.width).toBeCloseTo(crop.width, 1);
});

test('[FAC-12] a photo that lay is turned clockwise, and a closed one leaves what was drawn', async () => {
  const preview = await quarters();
  const frame = (label: string) => (
    <div style={{ width: 100, height: 200 }}>
      <PhotoFrame
        photo={{ preview: preview, size: { width: 40, height: 80 }, turned: 1 }}
        crop={{ x: 0, y: 0, width: 40, height: 80 }}
        label={label}
      />
    </div>
  );
  const screen = await render(frame('A photo'));
  const canvas = drawn(screen.container);
  await expect.poll(() => [canvas.width, canvas.height]).toEqual([40, 80]);
  const corners = () => [
    colorAt(canvas, 5, 5),
    colorAt(canvas, 35, 5),
    colorAt(canvas, 35, 75),
    colorAt(canvas, 5, 75),
  ];
  const turned = [
    [255, 255, 255],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ];
  expect(corners()).toEqual(turned);
  preview.close();
  await screen.rerender(frame('The same photo'));
  expect(corners()).toEqual(turned);
});

test('[RES-03] a photo is drawn with as many pixels as are shown, and anew where it is shown larger', async () => {
  const preview = await quarters();
  const frame = (width: number, across: number) => (
    <div style={{ width, height: width / 2 }}>
      <PhotoFrame
        photo={{ preview: preview, size: { width: 80, height: 40 }, turned: 0 }}
        crop={{ x: 0, y: 0, width: across, height: across / 2 }}
        moves
        label="A photo"
      />
    </div>
  );
  const screen = await render(frame(20 / devicePixelRatio, 80));
  const canvas = drawn(screen.container);
  const pixels = () => [canvas.width, canvas.height];
  await expect.poll(pixels).toEqual([20, 10]);
  expect(colorAt(canvas, 4, 2)).toEqual([255, 0, 0]);
  // Twice as large on the page, then half of it in the same place.
  await screen.rerender(frame(40 / devicePixelRatio, 80));
  await expect.poll(pixels).toEqual([40, 20]);
  await screen.rerender(frame(40 / devicePixelRatio, 60));
  await expect.poll(pixels).toEqual([53, 27]);
  // The preview has no more than 80.
  await screen.rerender(frame(90 / devicePixelRatio, 60));
  await expect.poll(pixels).toEqual([80, 40]);
  expect(colorAt(canvas, 60, 30)).toEqual([0, 0, 255]);
});

test('[PRV-02] a photo that is no longer shown leaves no pixels in its canvas', async () => {
  const screen = await render(
    <div style={{ width: 80, height: 40 }}>
      <PhotoFrame
        photo={{ preview: await quarters(), size: { width: 80, height: 40 }, turned: 0 }}
        crop={{ x: 0, y: 0, width: 80, height: 40 }}
        label="A photo"
      />
    </div>,
  );
  const canvas = drawn(screen.container);
  await expect.poll(() => canvas.width).toBe(80);
  expect(colorAt(canvas, 60, 30)).toEqual([0, 0, 255]);
  await screen.unmount();
  expect(canvas.width).toBe(0);
});
