import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutDescriptions } from '../../config/withoutDescriptions.ts';

const { transform } = withoutDescriptions();
const { filter, handler } = transform as {
  filter: { id: RegExp };
  handler: (code: string) => { code: string };
};

test('the built product goes without the descriptions of states; everything else stays where it was', () => {
  const folder = new URL('../../machines/', import.meta.url);
  const charts = readdirSync(folder).filter((name) => filter.id.test(`/machines/${name}`));
  expect(charts).toContain('uploadMachine.ts');
  for (const name of charts) {
    const written = readFileSync(new URL(name, folder), 'utf8');
    const { code } = handler(written);
    expect(written).toMatch(/\bdescription:/u);
    expect(code).not.toMatch(/\bdescription:/u);
    expect(code.length).toBe(written.length);
    expect(code.split('\n')).toHaveLength(written.split('\n').length);
    expect(code).toContain('createMachine({');
  }
});
