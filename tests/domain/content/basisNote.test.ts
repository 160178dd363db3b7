import { expect, test } from 'vitest';
import { basisLabels } from '../../../src/domain/content/basisLabels.ts';
import { basisNote } from '../../../src/domain/content/basisNote.ts';

test('[RES-03] labels what does not rest on a located face, and says in its note why', () => {
  expect(basisLabels).toEqual({ face: null, wholePhoto: 'Approximate', estimated: 'Estimated' });
  expect(basisNote('face')).toBeNull();
  for (const basis of ['wholePhoto', 'estimated'] as const)
    expect(basisNote(basis)).toMatch(new RegExp(`^${basisLabels[basis]}: the .{60,}\\.$`, 'u'));
  // An estimate costs nothing, and says so (decision 13).
  expect(basisNote('estimated')).toContain('no credit was used');
});
