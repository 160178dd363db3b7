import { describe, expect, it } from 'vitest';
import { rubricVersion } from '../../src/domain/analysis/rubricVersion.ts';
import { frozenFaces, scoreFrozenFace } from './frozenFaces.ts';
import rubricScores from './rubricScores.json' with { type: 'json' };

const recorded: Readonly<Record<string, Readonly<Record<string, unknown>>>> = rubricScores;

describe('the rubric', () => {
  it('[SCO-10] has its scores of the frozen faces on record', () => {
    expect(Object.keys(recorded[rubricVersion] ?? {})).toEqual(Object.keys(frozenFaces));
  });

  it.each(Object.entries(frozenFaces))(
    '[SCO-10] scores as its version did: %s. A score that moves asks for a new version and its record',
    (name, options) => {
      expect(scoreFrozenFace(options)).toEqual(recorded[rubricVersion]?.[name]);
    },
  );
});
