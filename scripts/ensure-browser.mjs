#!/usr/bin/env node
// Makes sure that the browsers the tests need are there: present, nothing is done; as root with apt they come from
// Debian's packages; elsewhere Playwright downloads its own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { headlessShellPath } from '../config/browsers.mjs';
import { hasWebKit } from './support/startWebKit.mjs';

const debianPackages = [
  { name: 'chromium', present: () => Boolean(process.env.CHROMIUM_PATH) || existsSync('/usr/bin/chromium') },
  {
    name: 'firefox-esr',
    present: () => Boolean(process.env.FIREFOX_PATH) || existsSync('/usr/bin/firefox-esr'),
  },
];

/** The tests run faster with it. Where it is missing they run in the whole Chromium. */
const shellPackage = 'chromium-headless-shell';
const hasShell = () => Boolean(process.env.CHROMIUM_PATH) || existsSync(headlessShellPath);

/** Debian's alone: nobody else packages a WebKit with a driver, and its checks say that they are left out. */
const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'xauth'];

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs what is missing. Returns false when a browser could not be had. */
export function ensureBrowsers() {
  const installable = isRoot() && hasApt();
  const missing = debianPackages.filter((entry) => !entry.present()).map((entry) => entry.name);
  if (installable && !hasWebKit()) missing.push(...webKitPackages);
  const wished = installable && !hasShell() ? [...missing, shellPackage] : missing;
  if (wished.length === 0) return true;
  console.log(`Installing ${wished.join(', ')} …`);
  if (installable) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = (packages) =>
      packages.length === 0 ||
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
    run('apt-get', ['update', '-qq'], quiet);
    return install(wished) || install(missing);
  }
  return run('npx', ['playwright', 'install', '--with-deps', 'chromium', 'firefox']);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = ensureBrowsers() ? 0 : 1;
}
