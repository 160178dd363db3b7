import { execFileSync } from 'node:child_process';
import { dist } from '../../scripts/support/dist.mjs';

/** Builds the product once before the tests, unless the caller has just done so (E2E_BUILT). */
export default function buildProduct(): void {
  if (process.env['E2E_BUILT']) return;
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', dist], {
    stdio: 'inherit',
  });
}
