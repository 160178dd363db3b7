import type { PreviewPorts } from '../../machines/ports.ts';

/** Previews as object URLs: the photo's own bytes, shown by the browser, never copied (UPL-07). */
export const previewPorts: PreviewPorts = {
  createPreview(file) {
    try {
      return { ok: true, value: URL.createObjectURL(file) };
    } catch {
      return { ok: false, failure: { kind: 'previewFailed' } };
    }
  },
  releasePreview: (url) => URL.revokeObjectURL(url),
};
