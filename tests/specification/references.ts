import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const code = ['src', 'machines', 'workers', 'tests', 'e2e', 'scripts', 'config'];
const documents = [
  'docs',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'public/NOTICE.txt',
];
/** The check's own tests, which invent IDs in order to prove that it notices them. */
const itself = /^tests\/specification\//u;
const isText = /\.(tsx?|mts|mjs|cjs|css|html|md|txt)$/u;

/** Paths of the repository's own texts below some folders or files. */
function textsBelow(places: readonly string[]): readonly string[] {
  return places.flatMap((place) =>
    isText.test(place)
      ? [place]
      : readdirSync(place, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && isText.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .filter((path) => !itself.test(path)),
  );
}

/** The repository's texts, as path and content. */
export function repositoryTexts(): readonly (readonly [path: string, text: string])[] {
  return textsBelow([...code, ...documents]).map((path) => [path, readFileSync(path, 'utf8')]);
}

/** The files of tests, as path and content. */
export function testTexts(): readonly (readonly [path: string, text: string])[] {
  return textsBelow(['tests', 'e2e']).map((path) => [path, readFileSync(path, 'utf8')]);
}

/** IDs in the order of the page that numbers them: "- UPL-03 …". */
export function definedRequirements(page: string): readonly string[] {
  return [...page.matchAll(/^- ([A-Z]{2,3}-\d\d) /gmu)].map(([, id = '']) => id);
}

/** Numbers in the order of the page that gives them: "### 16a · …". */
export function definedDecisions(page: string): readonly string[] {
  return [...page.matchAll(/^### (\d+[a-z]?) · /gmu)].map(([, number = '']) => number);
}

/** Every requirement that a text names, wherever it does: "PIP-03". */
export function namedRequirements(text: string): readonly string[] {
  return [...text.matchAll(/\b[A-Z]{2,3}-\d\d\b/gu)].map(([id]) => id);
}

/** Every decision that a text names: "decision 16a", "decisions 1 and 2", "decisions 28-34" (the two ends). */
export function namedDecisions(text: string): readonly string[] {
  const unwrapped = text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/gu, ' ');
  const mentions = unwrapped.matchAll(
    /\bdecisions?\s+(\d+[a-z]?(?:(?:\s*(?:,|-|–)\s*|\s+(?:and|to)\s+)\d+[a-z]?)*)/giu,
  );
  return [...mentions].flatMap(([, numbers = '']) => numbers.match(/\d+[a-z]?/giu) ?? []);
}

/** Requirements that a test's title starts with: `test('[CRD-02] [CRD-03] …'`. */
export function requirementsInTitles(text: string): readonly string[] {
  const titles = text.matchAll(/['"`]((?:\[[A-Z]{2,3}-\d\d\]\s*)+)/gu);
  return [...titles].flatMap(([, ids = '']) => namedRequirements(ids));
}
