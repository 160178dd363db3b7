import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What TypeScript knows of the page's files: their syntax, and the type of each expression. */
function readProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(resolve(root, 'config/tsconfig.page.json'), {}, host);
  if (!config) throw new Error('The configuration of TypeScript cannot be read');
  return ts.createProgram(config.fileNames, config.options);
}

const withoutParentheses = (expression: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(expression) ? withoutParentheses(expression.expression) : expression;

/** What the expression may put into the page: the right side of `&&`, and both branches of a condition. */
function branchesOf(expression: ts.Expression): ts.Expression[] {
  const bare = withoutParentheses(expression);
  if (ts.isConditionalExpression(bare)) return [bare.whenTrue, bare.whenFalse].flatMap(branchesOf);
  return ts.isBinaryExpression(bare) && bare.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    ? branchesOf(bare.right)
    : [bare];
}

/** Whether it is a text or a number. What may be an element as well, such as a component's children, is taken for one. */
function isText(checker: ts.TypeChecker, expression: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(expression);
  const parts = type.isUnion() ? type.types : [type];
  const has = (flags: ts.TypeFlags) => parts.some((part) => (part.flags & flags) !== 0);
  return has(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike) && !has(ts.TypeFlags.Object);
}

const isBlank = (child: ts.JsxChild) =>
  ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression;

const isFixed = (child: ts.JsxChild) =>
  ts.isJsxText(child) ||
  (ts.isJsxExpression(child) && child.expression !== undefined && ts.isStringLiteral(child.expression));

/** The children that React would look for in vain: texts that change, and texts before which an element comes and goes. */
function exposedTexts(checker: ts.TypeChecker, children: readonly ts.JsxChild[]): ts.JsxChild[] {
  const shown = children.filter((child) => !isBlank(child));
  if (shown.length < 2) return [];
  const changing = shown.filter(
    (child) => ts.isJsxExpression(child) && !isFixed(child),
  ) as ts.JsxExpression[];
  const changingTexts = changing.filter(
    ({ expression }) => expression && branchesOf(expression).some((branch) => isText(checker, branch)),
  );
  const first = changing[0];
  const fixedAfter = first ? shown.slice(shown.indexOf(first)).filter(isFixed) : [];
  return [...changingTexts, ...fixedAfter];
}

// A browser that translates the page exchanges each text for elements of its own. React then fails to remove a text, to change it, or to
// insert an element before it. Where a text is all that its element contains, React writes to the element, and nothing fails.
test('[PG-01] each text that changes has an element of its own, so that the page can be translated', () => {
  const program = readProgram();
  const checker = program.getTypeChecker();
  const exposed: string[] = [];
  let elements = 0;
  const look = (node: ts.Node, source: ts.SourceFile): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      elements++;
      for (const child of exposedTexts(checker, node.children)) {
        const { line } = source.getLineAndCharacterOfPosition(child.getStart());
        exposed.push(`${relative(root, source.fileName)}:${line + 1} ${child.getText().trim()}`);
      }
    }
    node.forEachChild((child) => look(child, source));
  };
  for (const source of program.getSourceFiles()) if (source.fileName.endsWith('.tsx')) look(source, source);
  expect(elements).toBeGreaterThan(500);
  expect(exposed).toEqual([]);
});
