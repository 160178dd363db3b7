import { expect, test } from 'vitest';
import { sharedPhoto } from '../../config/sharedPhoto.ts';

const [receive, handOver] = sharedPhoto;

const shared = (body: BodyInit, headers?: HeadersInit) =>
  receive!.handler({
    request: new Request('./shared', { method: 'POST', body, ...(headers && { headers }) }),
  });

const photoFrom = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return { status, isPhoto: headers.has('x-shared-photo') };
};
const taken = () => photoFrom(handOver!.handler({ request: new Request('./shared-photo') }));

test('[UPL-01] a shared photo is handed over once', async () => {
  const body = new FormData();
  body.append('photo', new File(['pixels'], 'look.jpg', { type: 'image/jpeg' }));
  expect((await shared(body)).status).toBe(303);
  expect(await taken()).toEqual({ status: 200, isPhoto: true });
  expect(await taken()).toEqual({ status: 404, isPhoto: false });
});

test('[UPL-09] a shared photo that cannot be read opens the page without one, and not the photo before it', async () => {
  const body = new FormData();
  body.append('photo', new File(['pixels'], 'look.jpg', { type: 'image/jpeg' }));
  await shared(body);
  const unreadable = await shared('cut off', { 'content-type': 'multipart/form-data; boundary=none' });
  expect(unreadable.status).toBe(303);
  expect(await taken()).toEqual({ status: 404, isPhoto: false });
});
