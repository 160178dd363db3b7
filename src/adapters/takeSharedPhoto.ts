import { withoutParameters } from '../domain/payment/addressParameters.ts';
import { replaceAddress } from './replaceAddress.ts';

/**
 * The photo that another app shared with this one: the service worker holds it in memory (`config/sharedPhoto.ts`) until it
 * is asked for, and then forgets it. `shared` is removed from the address, so that a reload does not ask again.
 *
 * @returns null where there is none, or no longer
 */
export async function takeSharedPhoto(page: Pick<Window, 'location' | 'history'>): Promise<File | null> {
  replaceAddress(page, withoutParameters(page.location.href, ['shared']));
  const response = await fetch('./shared-photo');
  // A host that knows no such file may answer with its front page.
  if (!response.ok || !response.headers.has('x-shared-photo')) return null;
  const photo = await response.blob();
  return new File([photo], 'shared', { type: photo.type });
}
