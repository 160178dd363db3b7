import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Safari ignores `text-decoration` with a thickness. The build splits it into single properties, unless its value has a variable. */
const shorthandWithVariable = /\btext-decoration:[^;}]*var\(/u;

test('no line under text is declared in a shorthand that Safari drops', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => join('src', path));
  expect(sheets).toContain('src/components/Button.module.css');
  expect(sheets.filter((sheet) => shorthandWithVariable.test(readFileSync(sheet, 'utf8')))).toEqual([]);
});
