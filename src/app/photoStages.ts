export { createWorkers } from '../adapters/workers/createWorkers.ts';
export { AnalyzingStage } from './AnalyzingStage.tsx';
export { PhotoReady } from '../features/upload/PhotoReady.tsx';
