import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSharePort } from '../../src/adapters/createSharePort.ts';

const data = { title: 'My look', text: '71 out of 100. Try yours:', url: 'https://glow.example' };
const picture = new File(['png'], 'look.png', { type: 'image/png' });

/** Gives the browser a share sheet that behaves as told, or takes it away. */
function shareSheet(share: (() => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: share && (() => true), configurable: true });
  if (share) return;
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
}
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
const refused = (name: string) => () => Promise.reject(new DOMException('no', name));

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('sharing a text', () => {
  it('[SHR-01] goes to the share sheet where there is one', async () => {
    const share = vi.fn<() => Promise<void>>().mockResolvedValue();
    shareSheet(share);
    expect(await createSharePort().shareText(data)).toBe('shared');
    expect(share).toHaveBeenCalledWith(data);
  });

  it('[SHR-01] goes to the clipboard, with the address, where there is none or it refuses', async () => {
    const written: string[] = [];
    clipboard(async (text) => void written.push(text));
    for (const sheet of [undefined, refused('NotAllowedError')]) {
      shareSheet(sheet);
      expect(await createSharePort().shareText(data)).toBe('copied');
    }
    expect(written).toEqual(Array(2).fill('71 out of 100. Try yours: https://glow.example'));
  });

  it('[SHR-01] copies nothing when the visitor closed the sheet, and says when nothing worked', async () => {
    const write = clipboard(refused('NotAllowedError'));
    shareSheet(refused('AbortError'));
    expect(await createSharePort().shareText(data)).toBe('dismissed');
    expect(write).not.toHaveBeenCalled();
    shareSheet(undefined);
    expect(await createSharePort().shareText(data)).toBe('failed');
  });
});

describe('sharing twice', () => {
  it('[SHR-01] a second press while the sheet is open neither copies anything nor counts as a failure', async () => {
    const write = clipboard(async () => undefined);
    // What a browser answers while an earlier share has not ended.
    shareSheet(refused('InvalidStateError'));
    expect(await createSharePort().shareText(data)).toBe('dismissed');
    expect(await createSharePort().shareFile(picture, 'look')).toBe('dismissed');
    expect(write).not.toHaveBeenCalled();
  });
});

describe('sharing a picture', () => {
  const unable = {
    'has no such function': undefined,
    throws: () => {
      throw new TypeError('no');
    },
  };
  it.each(Object.entries(unable))(
    '[TXT-05] where asking whether a file can be shared %s, it can only be saved',
    (_, canShare) => {
      Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
      expect(createSharePort().canShareFile(picture)).toBe(false);
    },
  );

  it('shares a file where files can be shared, and says when it was dismissed or failed', async () => {
    const port = createSharePort();
    shareSheet(undefined);
    expect(port.canShareFile(picture)).toBe(false);
    const share = vi.fn<(shared?: ShareData) => Promise<void>>().mockResolvedValue();
    shareSheet(share);
    expect(port.canShareFile(picture)).toBe(true);
    expect(await port.shareFile(picture, 'look')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ files: [picture], text: 'look' });
    shareSheet(refused('AbortError'));
    expect(await port.shareFile(picture, 'look')).toBe('dismissed');
    shareSheet(refused('DataError'));
    expect(await port.shareFile(picture, 'look')).toBe('failed');
  });

  it('hands a file to the downloads, whole and under its own name', async () => {
    const clicked: { readonly name: string; readonly address: string }[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push({ name: this.download, address: this.href });
    });
    createSharePort().saveFile(picture);
    expect(clicked.map(({ name }) => name)).toEqual(['look.png']);
    const saved = await fetch(clicked[0]!.address);
    expect(await saved.text()).toBe('png');
  });
});
