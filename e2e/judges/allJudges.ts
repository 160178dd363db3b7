import { axeJudge } from './axe.ts';
import { html } from './html.ts';
import { ibm } from './ibm.ts';
import { touchTargets } from './touchTargets.ts';
import type { Judge } from './Judge.ts';

/** Every judge that looks at every state. A state is reached once for all of them. */
export const allJudges: readonly Judge[] = [axeJudge, ibm, html, touchTargets];
