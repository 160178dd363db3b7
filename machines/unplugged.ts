import { fromPromise } from 'xstate';

/** An actor that takes the place of a port in a chart until the port is plugged in (`machine.provide`). It always rejects. */
export const unplugged = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('No port is plugged in')));
