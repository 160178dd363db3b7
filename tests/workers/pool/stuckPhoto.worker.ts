import { expose, type Endpoint } from 'comlink';

/** A photo worker each of whose steps spins. */
const spin = (): never => {
  for (;;);
};

expose({ open: spin, check: spin, measure: spin, detectFilters: spin }, self as unknown as Endpoint);
