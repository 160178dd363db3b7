import { cdp } from 'vitest/browser';

interface MediaSession {
  send(method: string, params: object): Promise<unknown>;
}

/** Lets things move, for a test of the motion itself; the next test asks for stillness again. */
export async function emulateMotion(): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: 'no-preference' }];
  await (cdp() as MediaSession).send('Emulation.setEmulatedMedia', { features });
}
