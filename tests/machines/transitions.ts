import type { AnyStateMachine, InspectionEvent, StateNode } from 'xstate';

/** A transition of a chart: from one state, on one event or on none (`always`). */
export interface Transition {
  readonly source: StateNode;
  readonly eventType: string;
  readonly target: readonly StateNode[] | undefined;
  readonly guard?: unknown;
}

/** All transitions of a chart. */
export function transitionsOf({ root }: AnyStateMachine): Transition[] {
  const below = (node: StateNode): Transition[] => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
    ...Object.values(node.states).flatMap(below),
  ];
  return below(root);
}

/** An observer of an actor (`inspect`) that tells which transitions it takes. */
export const onTransition = (take: (transition: Transition) => void) => (inspected: InspectionEvent) => {
  if (inspected.type === '@xstate.microstep')
    for (const transition of inspected._transitions) take(transition);
};

/** A transition as a readable line: its state, event, guard and target. */
export function describeTransition({ source, eventType, target, guard }: Transition): string {
  const event = eventType
    .replace(/^xstate\.(done|error)\.actor\..*/u, '$1')
    .replace(/^xstate\.(after\.\w+)\..*/u, '$1');
  const condition = typeof guard === 'object' && guard !== null ? (guard as { type: string }).type : guard;
  return [
    `${source.id}, ${event || 'always'}`,
    ...(typeof condition === 'string' ? [` [${condition}]`] : []),
    ...(target ? [` → ${target.map(({ id }) => id).join(', ')}`] : []),
  ].join('');
}
