import { useRef } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SelfieButton } from '../../../src/features/camera/SelfieButton.tsx';
import { SelfieCamera } from '../../../src/features/camera/SelfieCamera.tsx';
import { selfieDialog } from '../../../src/features/camera/selfieDialog.ts';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';

/** A camera that shows red on the left and blue on the right of its picture. */
function plugIn() {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 48;
  const brush = canvas.getContext('2d');
  const paint = () => {
    if (!brush) return;
    brush.fillStyle = '#f00';
    brush.fillRect(0, 0, 32, 48);
    brush.fillStyle = '#00f';
    brush.fillRect(32, 0, 32, 48);
  };
  paint();
  const stream = canvas.captureStream(20);
  // A still canvas sends no frames.
  const timer = setInterval(paint, 50);
  stopping.push(() => clearInterval(timer));
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([
    { kind: 'videoinput', deviceId: '', label: '', groupId: '' } as MediaDeviceInfo,
  ]);
  const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  return { stream, getUserMedia };
}

const stopping: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  selfieDialog.close();
  for (const stop of stopping.splice(0)) stop();
});

/** The button and, apart from it as on the page, what it opens. */
function Selfie({ onPhoto = () => {} }: { readonly onPhoto?: (file: File) => void }) {
  const app = useRef<HTMLInputElement>(null);
  return (
    <>
      <SelfieButton app={app} />
      <SelfieCamera app={app} onPhoto={onPhoto} />
    </>
  );
}

async function pixelsOf(file: File) {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const brush = canvas.getContext('2d');
  brush?.drawImage(bitmap, 0, 0);
  return (x: number, y: number) => [...(brush?.getImageData(x, y, 1, 1).data ?? [])];
}

describe('take a selfie', () => {
  test('without a camera there is no button', async () => {
    const listed = vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([]);
    const screen = await show(<Selfie />);
    await expect.poll(() => listed.mock.calls.length).toBeGreaterThan(0);
    await expect.element(screen.getByRole('button', { name: 'Take a Selfie' })).not.toBeInTheDocument();
  });

  test('asks for the camera on the click only, shoots an unmirrored file, and lets the camera go', async () => {
    const { stream, getUserMedia } = plugIn();
    const onPhoto = vi.fn<(file: File) => void>();
    const screen = await show(<Selfie onPhoto={onPhoto} />);
    const button = screen.getByRole('button', { name: 'Take a Selfie' });
    await expect.element(button).toBeVisible();
    expect(getUserMedia).not.toHaveBeenCalled();
    await button.click();
    const shoot = screen.getByRole('button', { name: 'Take the Photo' });
    await expect.element(shoot).toBeEnabled();
    await shoot.click();
    await expect.poll(() => onPhoto.mock.calls.length).toBe(1);
    const [file] = onPhoto.mock.calls[0] ?? [];
    expect(file?.type).toBe('image/jpeg');
    const at = await pixelsOf(file as File);
    expect(at(8, 24)[0]).toBeGreaterThan(200);
    expect(at(56, 24)[2]).toBeGreaterThan(200);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(stream.getTracks().map((track) => track.readyState)).toEqual(['ended']);
  });

  test('pressed twice it takes one photo, and none for whoever closes it meanwhile', async () => {
    plugIn();
    // A picture is encoded when the test says so.
    const waiting: (() => void)[] = [];
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      waiting.push(() => done(new Blob(['x'])));
    });
    const onPhoto = vi.fn<(file: File) => void>();
    const screen = await show(<Selfie onPhoto={onPhoto} />);
    const shoot = screen.getByRole('button', { name: 'Take the Photo' });
    const open = async () => {
      await screen.getByRole('button', { name: 'Take a Selfie' }).click();
      await expect.element(shoot).toBeEnabled();
      await shoot.click();
      await expect.poll(() => waiting.length).toBe(1);
    };
    await open();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    waiting.shift()?.();
    await open();
    await expect.element(shoot).toBeDisabled();
    expect(onPhoto).not.toHaveBeenCalled();
    waiting.shift()?.();
    await expect.poll(() => onPhoto.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  const failing = {
    'gives no canvas': () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null),
    'cannot encode the picture': () =>
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null)),
    'throws at encoding': () =>
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      }),
  };
  test.each(Object.keys(failing) as (keyof typeof failing)[])(
    '[UPL-01] [ERR-06] a browser that %s is told of, and the next press takes the photo',
    async (way) => {
      plugIn();
      const onPhoto = vi.fn<(file: File) => void>();
      const screen = await show(<Selfie onPhoto={onPhoto} />);
      await screen.getByRole('button', { name: 'Take a Selfie' }).click();
      const shoot = screen.getByRole('button', { name: 'Take the Photo' });
      await expect.element(shoot).toBeEnabled();
      const failure = failing[way]();
      (shoot.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect
        .element(screen.getByRole('alert'))
        .toHaveTextContent(
          'Browser cannot process image. Please try refreshing the page or use a different browser.',
        );
      expect(onPhoto).not.toHaveBeenCalled();
      await expect.element(shoot).toHaveFocus();

      failure.mockRestore();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => onPhoto.mock.calls.length).toBe(1);
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    },
  );

  test.each(['visibilitychange', 'pageshow'])(
    '[UPL-01] a picture that the browser paused in the background plays on with %s',
    async (event) => {
      plugIn();
      const screen = await show(<Selfie />);
      await screen.getByRole('button', { name: 'Take a Selfie' }).click();
      await expect.element(screen.getByRole('button', { name: 'Take the Photo' })).toBeEnabled();
      const picture = screen.getByLabelText('Your camera').element() as HTMLVideoElement;
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      const paused = new Promise((resolve) => picture.addEventListener('pause', resolve, { once: true }));
      picture.pause();
      await paused;
      expect(picture.paused).toBe(true);

      hidden.mockRestore();
      const playing = new Promise((resolve) => picture.addEventListener('playing', resolve, { once: true }));
      // Both events bubble to the window.
      document.dispatchEvent(new Event(event, { bubbles: true }));
      await playing;
      expect(picture.paused).toBe(false);
    },
  );

  test('[UPL-01] a picture that is paused while the page is visible plays on', async () => {
    plugIn();
    const screen = await show(<Selfie />);
    await screen.getByRole('button', { name: 'Take a Selfie' }).click();
    await expect.element(screen.getByRole('button', { name: 'Take the Photo' })).toBeEnabled();
    const picture = screen.getByLabelText('Your camera').element() as HTMLVideoElement;
    const playing = new Promise((resolve) => picture.addEventListener('playing', resolve, { once: true }));
    picture.pause();
    await playing;
    expect(picture.paused).toBe(false);
  });

  test('closing before the permission is given stops the late camera as well', async () => {
    const { stream, getUserMedia } = plugIn();
    let allow = () => {};
    getUserMedia.mockReturnValue(new Promise((resolve) => (allow = () => resolve(stream))));
    const screen = await show(<Selfie />);
    await screen.getByRole('button', { name: 'Take a Selfie' }).click();
    await screen.getByRole('button', { name: 'Close' }).click();
    allow();
    await expect.poll(() => stream.getTracks()[0]?.readyState).toBe('ended');
  });

  test('a refused permission is said in words', async () => {
    const { getUserMedia } = plugIn();
    getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const screen = await show(<Selfie />);
    await screen.getByRole('button', { name: 'Take a Selfie' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/permission was not given/);
  });

  test('[UPL-01] a browser that throws in place of asking is said in words like any refusal', async () => {
    const { getUserMedia } = plugIn();
    getUserMedia.mockImplementation(() => {
      throw new TypeError('no');
    });
    const screen = await show(<Selfie />);
    await screen.getByRole('button', { name: 'Take a Selfie' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/The camera could not be opened/);
  });

  test('a camera that is unplugged is said in words, and nothing can be taken any more', async () => {
    const { stream } = plugIn();
    const screen = await show(<Selfie />);
    await screen.getByRole('button', { name: 'Take a Selfie' }).click();
    await expect.element(screen.getByRole('button', { name: 'Take the Photo' })).toBeEnabled();
    // When a camera is unplugged the browser ends its tracks with this event, which is all that a test can bring about.
    for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'));
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/switched off/);
    await expect.element(screen.getByRole('button', { name: 'Take the Photo' })).not.toBeInTheDocument();
  });

  test('a touch device opens its own camera app, and the shot arrives as a file', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    // Desktop browsers have no such property.
    Object.defineProperty(HTMLInputElement.prototype, 'capture', { configurable: true, value: '' });
    stopping.push(() => Reflect.deleteProperty(HTMLInputElement.prototype, 'capture'));
    const onPhoto = vi.fn<(file: File) => void>();
    const screen = await show(<Selfie onPhoto={onPhoto} />);
    await expect.element(screen.getByRole('button', { name: 'Take a Selfie' })).toBeVisible();
    const input = screen.container.querySelector('input');
    expect(input?.getAttribute('capture')).toBe('user');
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'shot.jpg', { type: 'image/jpeg' }));
    if (input) input.files = transfer.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(onPhoto.mock.calls[0]?.[0].name).toBe('shot.jpg');
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    plugIn();
    const screen = await show(<Selfie />);
    await screen.getByRole('button', { name: 'Take a Selfie' }).click();
    await expect.element(screen.getByRole('button', { name: 'Take the Photo' })).toBeEnabled();
    expect(await findings(document.body)).toEqual([]);
  });
});
