import { axeJudge } from './axe.ts';
import { html } from './html.ts';
import { ibm } from './ibm.ts';
import { touchTargets } from './touchTargets.ts';
import type { Judge } from './Judge.ts';

/** All judges. Each state is reached once and shown to all of them. */
export const allJudges: readonly Judge[] = [axeJudge, ibm, html, touchTargets];
