/** The global object of the service worker, in which a shared photo waits for the page. */
type Memory = typeof globalThis & { sharedPhoto?: File | undefined };

/**
 * What the service worker does with a photo that another app shares with this one (`share_target` in the manifest): it keeps the photo
 * in memory, never in a cache, and opens the page, which asks for the photo at once. Each function is written into `sw.js` by itself,
 * and can use nothing from outside of it.
 */
export const sharedPhoto = [
  {
    urlPattern: ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
      sameOrigin && url.pathname.endsWith('/shared'),
    method: 'POST' as const,
    handler: async ({ request }: { request: Request }) => {
      // A photo that the other app has withdrawn cannot be read. The page then opens without one; an error would show the browser's own page.
      const form = await request.formData().catch(() => null);
      const photo = form?.get('photo');
      (globalThis as Memory).sharedPhoto = photo instanceof File ? photo : undefined;
      return Response.redirect('./?shared', 303);
    },
  },
  {
    // For the page's own request only. Any site can send a file to `/shared`, and a file that is opened as a page of this site, such as HTML
    // or SVG, could run scripts here.
    urlPattern: ({ url, sameOrigin, request }: { url: URL; sameOrigin: boolean; request: Request }) =>
      sameOrigin && request.mode !== 'navigate' && url.pathname.endsWith('/shared-photo'),
    handler: async () => {
      const memory = globalThis as Memory;
      const photo = memory.sharedPhoto;
      memory.sharedPhoto = undefined;
      return photo
        ? new Response(photo, { headers: { 'content-type': photo.type, 'x-shared-photo': 'yes' } })
        : new Response(null, { status: 404 });
    },
  },
];
