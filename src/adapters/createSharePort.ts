export interface SharedText {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Shares a result by the system's share sheet where there is one, else the clipboard or a download (SHR-01). */
export interface SharePort {
  /** `copied`: there was no share sheet, text and address stand in the clipboard. */
  shareText(data: SharedText): Promise<'shared' | 'copied' | 'dismissed' | 'failed'>;
  canShareFile(file: File): boolean;
  shareFile(file: File, text: string): Promise<'shared' | 'dismissed' | 'failed'>;
  /** Hands the file to the browser's downloads. */
  saveFile(file: File): void;
}

/** Long enough for a download to have read its object URL, ms. Browsers do not report when a download has finished. */
const downloadHoldMs = 10_000;

/** Whether the visitor closed the sheet, or pressed again while it is open. */
const dismissed = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

/** Opens the share sheet. If the browser refuses to share, the outcome is that of `refused`. */
async function openSheet<Refused>(
  data: ShareData,
  refused: () => Refused,
): Promise<'shared' | 'dismissed' | Awaited<Refused>> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return dismissed(error) ? 'dismissed' : await refused();
  }
}

async function copy({ text, url }: SharedText): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export function createSharePort(): SharePort {
  return {
    // The share sheet of a desktop browser may refuse to share; then the text is copied.
    shareText: (data) => ('share' in navigator ? openSheet({ ...data }, () => copy(data)) : copy(data)),
    canShareFile(file) {
      try {
        return navigator.canShare({ files: [file] });
      } catch {
        // Some browsers have no such function, or one that throws. The picture can still be saved.
        return false;
      }
    },
    shareFile: (file, text) => openSheet({ files: [file], text }, () => 'failed' as const),
    saveFile(file) {
      const url = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = url;
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), downloadHoldMs);
    },
  };
}
