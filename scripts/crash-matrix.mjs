#!/usr/bin/env node
/**
 * Prints the crash matrix: in every flow of credits and payments every storage operation fails in every way, and the credits are counted
 * afterwards. Exits with 1 when any were lost or doubled. The same matrix runs as tests/crash/crashMatrix.test.ts.
 */
import { importModule } from './support/importModule.mjs';

const { describeBroken, modes, runCrashMatrix, runSecondCrashMatrix } = await importModule(
  'tests/crash/crashMatrix.ts',
);

// The ledger warns in the console whenever it refuses, which is what most cells provoke.
console.warn = () => {};

const broken = [];
let size = 0;
for (const [title, run] of [
  ['One crash', runCrashMatrix],
  ['A second crash while the first is being finished', runSecondCrashMatrix],
]) {
  const result = await run();
  const rows = new Map();
  for (const { flow, mode } of result.cells) {
    const row = rows.get(flow) ?? new Map(modes.map((name) => [name, 0]));
    row.set(mode, row.get(mode) + 1);
    rows.set(flow, row);
  }
  console.log(`\n${title}: cells by flow, the operation ${modes.join(' | ')}`);
  for (const [flow, row] of rows)
    console.log(
      `  ${flow.padEnd(50)} ${[...row.values()].map((count) => String(count).padStart(5)).join(' ')}`,
    );
  size += result.cells.length;
  broken.push(...result.broken);
}

for (const cell of broken) console.log(`BROKEN ${describeBroken(cell)}`);
console.log(`\n${size} cells: ${size - broken.length} kept every credit, ${broken.length} did not.`);
process.exitCode = broken.length > 0 ? 1 : 0;
