import type { AnyStateMachine } from 'xstate';

export declare function drawChart(machine: AnyStateMachine): string;
