import { describe, expect, it } from 'vitest';
import { assign, createMachine, type StateNode } from 'xstate';
import { analysisMachine } from '../../machines/analysisMachine.ts';
import { battleMachine } from '../../machines/battleMachine.ts';
import { consentMachine } from '../../machines/consentMachine.ts';
import { creditsMachine } from '../../machines/creditsMachine.ts';
import { paymentMachine } from '../../machines/paymentMachine.ts';
import { photoMachine } from '../../machines/photoMachine.ts';
import { uploadMachine } from '../../machines/uploadMachine.ts';
import { drawChart } from '../../scripts/support/drawChart.mjs';

const allNodes = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(allNodes)];

describe('drawChart', () => {
  it('draws states, boxes, ends, guards, time-outs and what is handled without leaving a state', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'closed',
      context: { knocks: 0 },
      on: { burn: '.gone' },
      states: {
        closed: {
          description: 'Nobody gets in.',
          on: {
            knock: { actions: assign({ knocks: 1 }) },
            push: [
              { guard: 'unlocked', target: 'open' },
              { target: 'closed', reenter: true },
            ],
          },
          after: { 500: 'open' },
        },
        open: { initial: 'wide', states: { wide: {} }, on: { push: 'closed', knock: {} } },
        gone: { type: 'final' },
      },
    });
    expect(drawChart(machine).split('\n')).toEqual([
      '```mermaid',
      'flowchart TD',
      '  door_anywhere["anywhere"]',
      '  door_closed("closed")',
      '  subgraph door_open ["open"]',
      '    door_open_wide("wide")',
      '    door_open_start((" ")) --> door_open_wide',
      '  end',
      '  door_gone((("gone")))',
      '  door_start((" ")) --> door_closed',
      '  door_anywhere -->|"burn"| door_gone',
      '  door_closed -->|"push [unlocked]<br>after 500 ms"| door_open',
      '  door_closed -->|"push"| door_closed',
      '  door_open -->|"push"| door_closed',
      '```',
      '',
      '**States**',
      '',
      '- `closed`: Nobody gets in.',
      '',
      '**Handled without leaving the state**',
      '',
      '- `closed`: `knock`',
      '',
      '**Ignored here, though an outer state handles it**',
      '',
      '- `open`: `knock`',
      '',
    ]);
  });

  it.each([
    photoMachine,
    analysisMachine,
    uploadMachine,
    battleMachine,
    consentMachine,
    creditsMachine,
    paymentMachine,
  ] as const)('shows every state of $id, and one sentence says what it is', (machine) => {
    const drawing = drawChart(machine as never);
    for (const node of allNodes(machine.root as unknown as StateNode).slice(1))
      expect(drawing).toContain([machine.id, ...node.path].join('_'));
    expect(machine.root.description).toMatch(/^[A-Z][^.]*\.$/u);
  });
});
