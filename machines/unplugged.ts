import { fromPromise } from 'xstate';

/** What stands in a chart for work of the outside world until its ports are plugged in (`machine.provide`). */
export const unplugged = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('No port is plugged in')));
