import type { Plugin } from 'vite';

export const countMutantsOnce: Plugin;
