import { spawn } from 'node:child_process';

/**
 * Runs a program to its end.
 * @param {import('./types.d.mts').Command} what
 * @returns {Promise<{passed: boolean, output: string}>} what it printed, on both streams
 */
export function runCommand({ command: [program, ...args], env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ passed: false, output: error.message }));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}
