import type { PreviewPorts } from '../../machines/ports.ts';
import type { Outcome } from '../domain/failures/Failure.ts';

/** Previews as object URLs: the photo's own bytes, shown by the browser, never copied (UPL-07). */
export const previewPorts = {
  createPreview(file: File): Outcome<string> {
    try {
      return { ok: true, value: URL.createObjectURL(file) };
    } catch {
      return { ok: false, failure: { kind: 'previewFailed' } };
    }
  },
  releasePreview: (url: string) => URL.revokeObjectURL(url),
} satisfies PreviewPorts;
