import { describeFailure } from './describeFailure.ts';
import type { Failure } from './Failure.ts';
import { type ErrorHint, failureHints, type HintTopic } from './failureHints.ts';

const causes: ReadonlySet<string> = new Set<HintTopic>(['connection', 'heic', 'scrambled']);

/**
 * The hint that names the cause of a failure, if one does: for a place without room for the general hints. Of a refusal it is the first of
 * the reasons that the photo coach knows.
 */
export function causeHint(failure: Failure): ErrorHint | undefined {
  const reason = failure.kind === 'refused' ? failure.reasons?.[0] : undefined;
  return failureHints(failure, describeFailure(failure)).find(
    ({ topic }) => causes.has(topic) || topic === reason,
  );
}
