import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * How many cores the steps can keep busy, at least 1. In a container this may be less than the machine has: Node 20 counts the
 * cores, but does not read the container's quota (cgroup version 2, https://docs.kernel.org/admin-guide/cgroup-v2.html#cpu).
 * @param {string} [quotaFile] holds the quota and the period in microseconds, or the word `max` and the period
 */
export function coresHere(quotaFile = '/sys/fs/cgroup/cpu.max') {
  const [quota, period] = readQuota(quotaFile).split(' ').map(Number);
  const allowed = quota > 0 && period > 0 ? Math.ceil(quota / period) : Infinity;
  return Math.min(allowed, availableParallelism());
}

function readQuota(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
