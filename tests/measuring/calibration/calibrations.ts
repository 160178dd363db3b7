import { eyeExamples } from './eyeExamples.ts';
import { fitEyes } from './fitEyes.ts';

/** What `npm run calibrate` fits, by the calibration's name: each from a folder of labeled portraits. */
export const calibrations: Readonly<Record<string, (folder: string) => Promise<object>>> = {
  eyeEvidence: async (folder) => fitEyes(await eyeExamples(folder)),
};
