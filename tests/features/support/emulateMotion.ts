import { cdp } from 'vitest/browser';

interface MediaSession {
  send(method: string, params: object): Promise<unknown>;
}

/** Allows motion, for a test of the motion itself. The tests after it ask for reduced motion again. */
export async function emulateMotion(): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: 'no-preference' }];
  await (cdp() as MediaSession).send('Emulation.setEmulatedMedia', { features });
}
