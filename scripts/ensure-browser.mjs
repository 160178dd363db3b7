#!/usr/bin/env node
// Installs the browsers that the tests need and that are missing: with apt from Debian's packages where this runs as root,
// elsewhere with Playwright, which downloads its own.
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

/** The tests run faster in the headless shell. Where it cannot be installed they run in the whole Chromium. */
const shellPackage = 'chromium-headless-shell';
const hasShell = () => Boolean(process.env.CHROMIUM_PATH) || existsSync(headlessShellPath);

/**
 * Only Debian packages a WebKit with a driver. Elsewhere the checks in WebKit are left out, and say so.
 */
const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'xauth'];

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * A mirror may fail once, and a machine that has just started may be at its automatic updates, which lock dpkg: both are waited
 * for, 600 s at most.
 */
const aptOptions = ['-qq', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=600'];

/** Installs what is missing. Returns false when a browser could not be installed. */
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
      run('apt-get', ['install', '-y', ...aptOptions, '--no-install-recommends', ...packages], quiet);
    run('apt-get', ['update', ...aptOptions], quiet);
    return install(wished) || install(missing);
  }
  return run('npx', ['playwright', 'install', '--with-deps', 'chromium', 'firefox']);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = ensureBrowsers() ? 0 : 1;
}
