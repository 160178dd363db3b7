import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { titles } from '../../../src/domain/content/pools/titles.ts';
import { Cover } from '../../../src/features/result/Cover.tsx';
import { emulateTheme, show } from '../support/page.tsx';

/** One pixel: what a photo shows is not judged here. */
const preview = await createImageBitmap(new ImageData(1, 1));
const photo = { preview, size: { width: 300, height: 300 }, turned: 0, face: null } as const;
const allTitles = Object.values(titles).flat();

/** Where the words of an element stand: one rectangle for each line of them. */
function linesOf(element: Element): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

beforeEach(() => emulateTheme('light'));

describe('the printed cover', () => {
  test.each([
    [320, 640],
    [360, 780],
    [390, 844],
    [412, 915],
    [844, 390],
    [1280, 800],
  ])('[RES-04] [RES-06] no title is printed over other words at %i px', async (...size) => {
    await page.viewport(...size);
    const screen = await show(
      <>
        {allTitles.flatMap((title) =>
          [photo, null].flatMap((shown) =>
            [true, false].map((filtered) => (
              <Cover
                key={`${title} ${String(shown === null)} ${String(filtered)}`}
                photo={shown}
                title={title}
                kicker="On this month's cover"
                issue="November 2026"
                filtered={filtered}
              />
            )),
          ),
        )}
      </>,
    );
    await document.fonts.ready;
    const covers = [...screen.container.querySelectorAll('figure')];
    expect(covers).toHaveLength(4 * allTitles.length);
    const covered = covers.flatMap((cover) => {
      const [caption, ...words] = [...cover.querySelectorAll('figcaption, p')]
        .sort((a, b) => Number(b.tagName === 'FIGCAPTION') - Number(a.tagName === 'FIGCAPTION'))
        .map(linesOf);
      const over = words.flat().filter((line) => caption!.some((printed) => overlap(line, printed)));
      return over.length > 0 ? [cover.textContent] : [];
    });
    expect(covered).toEqual([]);
  });
});
