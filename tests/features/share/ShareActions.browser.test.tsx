import { describe, expect, test, vi } from 'vitest';
import type { AppActors } from '../../../src/actors/AppActors.ts';
import { FailureError } from '../../../src/domain/failures/FailureError.ts';
import type { AnalysisResult } from '../../../src/domain/analysis/AnalysisResult.ts';
import type { ShareableCard } from '../../../src/domain/analysis/ShareableCard.ts';
import type { PixelBuffer } from '../../../src/domain/photo/PixelBuffer.ts';
import { ShareActions } from '../../../src/features/share/ShareActions.tsx';
import { findings } from '../support/findings.ts';
import { emulateTheme, show, themes } from '../support/page.tsx';

const card: ShareableCard = {
  title: 'Bronze Authority',
  tagline: '84 - a lip line you could rule a page with',
  era: 'Disco',
  tip: 'Blend the outer corner…',
  seasonal: 'Velvet November',
  timestamp: '11/21/2026',
  branding: 'Rated by AI @ glow.example',
  score: 84,
  category: 'Slay',
  uniqueId: 'f00d',
  rubric: 'Rubric 2026.3',
};
const result = { overallScore: 84, shareableCard: card } as AnalysisResult;
const photo: PixelBuffer = { data: new Uint8ClampedArray(4), width: 1, height: 1 };

async function dot(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no blob'))), 'image/png'),
  );
}

type Shared = Awaited<ReturnType<AppActors['share']['shareText']>>;

function outside({ shared = 'shared', sharesFiles = true }: { shared?: Shared; sharesFiles?: boolean } = {}) {
  const share = {
    shareText: vi.fn<AppActors['share']['shareText']>(async () => shared),
    canShareFile: () => sharesFiles,
    shareFile: vi.fn<AppActors['share']['shareFile']>(async () => 'shared'),
    saveFile: vi.fn<AppActors['share']['saveFile']>(),
  };
  const drawCard = vi.fn<AppActors['drawCard']>(dot);
  const config = { siteUrl: 'https://glow.example/rate/' } as AppActors['config'];
  return { share, drawCard, config };
}

const shareButton = { name: 'Share', exact: true };
const words = <ShareActions result={result} tagline={card.tagline} photo={null} face={null} />;

describe('sharing a result', () => {
  test('[SHR-01] hands the share sheet a title, the score out of 100 with an invitation, and the origin', async () => {
    const actors = outside();
    const screen = await show(words, actors);
    await screen.getByRole('button', shareButton).click();
    const [message] = actors.share.shareText.mock.calls[0] ?? [];
    expect(message?.title).toBe('Rate My Makeup');
    expect(message?.text).toMatch(/84\/100.*[Cc]ome and try/);
    expect(message?.url).toBe('https://glow.example');
    // An alert would show in the frame after the sheet has answered.
    await actors.share.shareText.mock.results[0]?.value;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('[SHR-01] copied to the clipboard, an alert says so until it is answered', async () => {
    const actors = outside({ shared: 'copied' });
    const screen = await show(words, actors);
    await screen.getByRole('button', shareButton).click();
    await expect
      .element(screen.getByRole('alertdialog'))
      .toHaveAccessibleDescription('Results copied to clipboard!');
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', shareButton)).toHaveFocus();
  });

  test('where neither works the words are shown, to be copied by hand', async () => {
    const screen = await show(words, outside({ shared: 'failed' }));
    await screen.getByRole('button', shareButton).click();
    await expect
      .element(screen.getByRole('alertdialog'))
      .toHaveTextContent(/84\/100.*https:\/\/glow\.example/);
  });
});

describe('the picture card', () => {
  async function open(actors = outside(), shown: PixelBuffer | null = photo) {
    const screen = await show(
      <ShareActions result={result} tagline="84 - flipped" photo={shown} face={null} />,
      actors,
    );
    await screen.getByRole('button', { name: 'Picture Card' }).click();
    return { screen, actors };
  }

  test('[TXT-05] is drawn from the card, with the tagline as shown, without the photo until it is ticked', async () => {
    const { screen, actors } = await open();
    await expect.element(screen.getByRole('img', { name: /Bronze Authority, 84 out of 100/ })).toBeVisible();
    expect(actors.drawCard.mock.calls).toEqual([[{ ...card, tagline: '84 - flipped' }, null]]);
    await screen.getByRole('checkbox', { name: 'Put my photo on it' }).click();
    await expect.poll(() => actors.drawCard.mock.lastCall?.[1]).toBe(photo);
    await screen.getByRole('checkbox').click();
    await expect.poll(() => actors.drawCard.mock.calls.length).toBe(3);
    expect(actors.drawCard.mock.lastCall?.[1]).toBeNull();
  });

  test('[PRV-02] frees each picture of the card once another takes its place, and the last one with the dialog', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const freed = vi.spyOn(URL, 'revokeObjectURL');
    const { screen } = await open();
    await expect.poll(() => made.mock.results.length).toBe(1);
    await screen.getByRole('checkbox').click();
    await expect.poll(() => made.mock.results.length).toBe(2);
    const addresses = made.mock.results.map(({ value }) => [value]);
    expect(freed.mock.calls).toEqual(addresses.slice(0, 1));
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => freed.mock.calls).toEqual(addresses);
    made.mockRestore();
    freed.mockRestore();
  });

  test('[TXT-05] can be shared where files can, and saved everywhere', async () => {
    const { screen, actors } = await open();
    await screen.getByRole('button', { name: 'Share the Picture' }).click();
    const [file, words] = actors.share.shareFile.mock.calls[0] ?? [];
    expect([file?.name, file?.type]).toEqual(['glowcheck-84.png', 'image/png']);
    expect(words).toMatch(/84\/100/);
    await screen.getByRole('button', { name: 'Save the Picture' }).click();
    expect(actors.share.saveFile.mock.lastCall?.[0].name).toBe('glowcheck-84.png');
  });

  test('[SHR-01] [TXT-05] a picture that could not be shared is told, until it is shared or saved', async () => {
    const { screen, actors } = await open();
    actors.share.shareFile.mockResolvedValueOnce('failed');
    const share = screen.getByRole('button', { name: 'Share the Picture' });
    const trouble = screen.getByText(
      'This browser would not share the picture. Save it, and share it from there.',
    );
    await share.click();
    await expect.element(trouble).toBeVisible();
    await share.click();
    await expect.element(trouble).not.toBeInTheDocument();
  });

  test('[TXT-05] that it is drawn is said in a live region that is already there, and not busy', async () => {
    const actors = outside();
    actors.drawCard.mockReturnValue(new Promise(() => {}));
    const regions: (Element | null | undefined)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const added of addedNodes)
          if (added.textContent?.includes('Printing...'))
            regions.push(
              target instanceof Element ? target.closest('[aria-live]:not([aria-busy="true"])') : null,
            );
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const { screen } = await open(actors);
    await expect.element(screen.getByText('Printing...')).toBeVisible();
    observer.disconnect();
    expect(regions).toEqual([expect.any(Element)]);
  });

  test('[TXT-05] is neither shared nor saved while it is drawn with the photo or without it', async () => {
    const { screen, actors } = await open();
    const share = screen.getByRole('button', { name: 'Share the Picture' });
    const save = screen.getByRole('button', { name: 'Save the Picture' });
    await expect.element(share).toBeVisible();
    let finish = () => {};
    actors.drawCard.mockImplementation(
      () => new Promise((resolve) => (finish = () => void dot().then(resolve))),
    );
    await screen.getByRole('checkbox').click();
    for (const button of [share, save]) {
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      (button.element() as HTMLElement).click();
    }
    expect(actors.share.shareFile).not.toHaveBeenCalled();
    expect(actors.share.saveFile).not.toHaveBeenCalled();
    finish();
    await share.click();
    expect(actors.share.shareFile).toHaveBeenCalledOnce();
  });

  test('[TXT-05] without file sharing there is only saving; without a photo there is no tick', async () => {
    const { screen } = await open(outside({ sharesFiles: false }), null);
    await expect.element(screen.getByRole('button', { name: 'Save the Picture' })).toBeEnabled();
    await expect.element(screen.getByRole('button', { name: 'Share the Picture' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a card that could not be drawn is said in words', async () => {
    const actors = outside();
    actors.drawCard.mockRejectedValue(new Error('worker lost'));
    const { screen } = await open(actors);
    await expect.element(screen.getByText('The printer is jammed.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Save the Picture' })).toBeDisabled();
  });

  test('[TXT-05] [ERR-06] a card whose printer could not be fetched blames no browser, and is drawn on the next try', async () => {
    const actors = outside();
    actors.drawCard.mockRejectedValueOnce(new FailureError({ kind: 'programNotLoaded' }));
    const { screen } = await open(actors);
    await expect.element(screen.getByText(/The printer could not be fetched/)).toBeVisible();
    await expect.element(screen.getByText(/This browser/)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('img', { name: /Bronze Authority/ })).toBeVisible();
    await expect.element(screen.getByText(/could not be fetched/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Frame it.' })).toHaveFocus();
  });

  test.each(themes)('axe finds nothing, %s', async (theme) => {
    await emulateTheme(theme);
    const { screen } = await open();
    await expect.element(screen.getByRole('img')).toBeVisible();
    expect(await findings(screen.getByRole('dialog').element())).toEqual([]);
  });
});
