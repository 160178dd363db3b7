import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeBroken, modes, runCrashMatrix, runSecondCrashMatrix } from './crashMatrix.ts';
import { flows } from './flows.ts';

describe('the crash matrix', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it.each(flows)(
    '[PAY-07] [CRD-08] $name: neither lost nor doubled, whatever operation fails',
    async (flow) => {
      const { cells, broken } = await runCrashMatrix([flow]);
      expect(broken.map(describeBroken)).toEqual([]);
      // Every way of failing was met, but for a lack of room in a flow that writes nothing.
      const writes = cells.some(({ operation }) => operation.startsWith('write'));
      const possible = modes.filter((mode) => writes || mode !== 'finds no room from then on');
      expect(new Set(cells.map(({ mode }) => mode))).toEqual(new Set(possible));
    },
  );

  it.each(flows)('[PAY-07] $name: the load that finishes it may crash as well', async (flow) => {
    const { cells, broken } = await runSecondCrashMatrix([flow]);
    expect(broken.map(describeBroken)).toEqual([]);
    expect(cells.length).toBeGreaterThan(0);
  });
});
