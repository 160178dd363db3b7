/**
 * What the state charts may use of the platform: a signal that says "stop", and the types of a file.
 * They see no DOM: everything else of the outside world reaches them through ports.
 */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
}
interface Blob {
  readonly size: number;
  readonly type: string;
}
interface File extends Blob {
  readonly name: string;
  readonly lastModified: number;
}
