import type { RequestListener } from 'node:http';

export declare function modelProxy(options: {
  upstream: string;
  token: string;
  models: readonly string[];
  /** How long the service may take, ms. */
  timeoutMs?: number;
}): RequestListener;
