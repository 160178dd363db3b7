import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * Builds the product as it was at a commit, in a work tree of its own.
 * @param {string} commit whatever git takes for one
 * @param {string} folder in which the work tree is put; it may hold no `tree` yet
 * @returns {{dist: string, remove: () => void}} the folder of the build, and what removes the work tree
 */
export function buildCommit(commit, folder) {
  const tree = join(folder, 'tree');
  run('git', ['worktree', 'add', '--detach', tree, commit]);
  const remove = () => run('git', ['worktree', 'remove', '--force', tree]);
  try {
    const locked = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');
    if (locked(tree) === locked('.')) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
    else run('npm', ['ci', '--no-audit', '--no-fund'], tree);
    run('npx', ['vite', 'build', '--logLevel', 'error'], tree);
  } catch (thrown) {
    remove();
    throw thrown;
  }
  return { dist: join(tree, 'dist'), remove };
}
