import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  definedDecisions,
  definedRequirements,
  namedDecisions,
  namedRequirements,
  repositoryTexts,
  requirementsInTitles,
  testTexts,
} from './references.ts';

const requirements = definedRequirements(readFileSync('docs/specification/requirements.md', 'utf8'));
const decisions = definedDecisions(readFileSync('docs/specification/decisions.md', 'utf8'));

/** Where a text names what does not exist, as "path: name". */
function unresolved(find: (text: string) => readonly string[], known: readonly string[]): readonly string[] {
  return repositoryTexts().flatMap(([path, text]) =>
    find(text)
      .filter((name) => !known.includes(name))
      .map((name) => `${path}: ${name}`),
  );
}

describe('references to the specification', () => {
  test('every requirement that is named anywhere exists', () => {
    expect(unresolved(namedRequirements, requirements)).toEqual([]);
  });

  test('every decision that is named anywhere exists', () => {
    expect(unresolved(namedDecisions, decisions)).toEqual([]);
  });

  test('every number is given once', () => {
    expect(requirements).toEqual([...new Set(requirements)]);
    expect(decisions).toEqual([...new Set(decisions)]);
  });

  test('every requirement of a title has brackets of its own, or it would not be found', () => {
    const crowded = testTexts().flatMap(([path, text]) =>
      [...text.matchAll(/\[[A-Z]{2,3}-\d\d [^\]]*\]/gu)].map(([ids]) => `${path}: ${ids}`),
    );
    expect(crowded).toEqual([]);
  });

  test("every requirement starts a test's title", () => {
    const tested = new Set(testTexts().flatMap(([, text]) => requirementsInTitles(text)));
    expect(requirements.filter((id) => !tested.has(id))).toEqual([]);
  });
});

describe('the search for references', () => {
  test('finds requirements and decisions in comments, across lines, in lists and ranges', () => {
    expect(namedRequirements('(SCO-01 to SCO-03, FLT-04); SHA-256, UTF-8')).toEqual([
      'SCO-01',
      'SCO-03',
      'FLT-04',
    ]);
    expect(namedDecisions('as decision 16a says; decisions 1, 2 and 4')).toEqual(['16a', '1', '2', '4']);
    expect(namedDecisions('/**\n * The four of decision\n * 7 are (decisions 28-34).\n */')).toEqual([
      '7',
      '28',
      '34',
    ]);
    expect(namedDecisions('// Decided by decision\n  // 13.')).toEqual(['13']);
  });

  test('takes an ID as tested only where it starts a title', () => {
    expect(requirementsInTitles("test('[CRD-02] [CRD-03] uses the free one first', …")).toEqual([
      'CRD-02',
      'CRD-03',
    ]);
    expect(requirementsInTitles('test(`[UPL-03] ${what} is refused`, …')).toEqual(['UPL-03']);
    expect(requirementsInTitles("// [CRD-02] is proven elsewhere\ntest('spends', …")).toEqual([]);
  });

  test('reads the pages that number them', () => {
    expect(definedRequirements('## PG\n\n- PG-01 One page.\n- PG-02 Header, see PG-03.\n')).toEqual([
      'PG-01',
      'PG-02',
    ]);
    expect(definedDecisions('### 16 · Mapping\n\nSee 9.\n\n### 16a · Canvas\n')).toEqual(['16', '16a']);
    expect(requirements.length).toBeGreaterThan(100);
    expect(decisions.length).toBeGreaterThan(30);
  });
});
