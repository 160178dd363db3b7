import type { IncomingMessage, ServerResponse } from 'node:http';

export interface ProductServer {
  origin: string;
  /** Paths asked for, oldest first. */
  requests: string[];
  setConfig(config: object): void;
  close(): Promise<void>;
}
export declare function startProductServer(options?: {
  dist?: string;
  port?: number;
  config?: object;
  /** Runs in the page before its first script. */
  first?: () => void;
  answer?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}): Promise<ProductServer>;
