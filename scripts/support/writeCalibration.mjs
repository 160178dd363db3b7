import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importModule } from './importModule.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Writes what was fitted into the file of a calibration, with today's date. What comes to the same as before leaves the file as it is.
 * @param {string} file below the project's folder
 * @param {string} name of the constant that the file exports
 * @param {object} fitted
 */
export async function writeCalibration(file, name, fitted) {
  const path = join(root, file);
  const { [name]: written } = existsSync(path) ? await importModule(file) : {};
  const { date: _, ...before } = written ?? {};
  if (JSON.stringify(before) === JSON.stringify(fitted)) {
    console.log(`${file} is as it was.`);
    return;
  }
  // The comment above the numbers is written by hand and stays.
  const comment = existsSync(path) ? readFileSync(path, 'utf8').split('export const')[0] : '';
  const dated = { date: new Date().toISOString().slice(0, 10), ...fitted };
  writeFileSync(path, `${comment}export const ${name} = ${JSON.stringify(dated, null, 2)} as const;\n`);
  spawnSync('npx', ['oxfmt', path], { cwd: root, stdio: 'inherit' });
  console.log(`${file} is written.`);
}
