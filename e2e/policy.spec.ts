import { readFileSync } from 'node:fs';
import { CspEvaluator, DEFAULT_CHECKS } from 'csp_evaluator';
import { Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from './support/glowcheck.ts';

/** What Google's evaluator has against a policy, as "directive value: description". */
function objectionsTo(policy: string): readonly string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate(DEFAULT_CHECKS)
    .filter((finding) => !isAboutHosting(finding))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

/** A remark on 'self': it is as good as what the host serves. A static build serves no JSONP and nobody's uploads. */
const isAboutHosting = ({ type, value }: { type: Type; value?: string | undefined }) =>
  type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'";

test('[PRV-02] an outside evaluator has nothing against the policy of the built page, nor of its headers', async ({
  page,
}) => {
  await page.goto('/');
  const inPage = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const headers = readFileSync(`${process.env['E2E_DIST'] ?? 'dist'}/_headers`, 'utf8');
  const inHeaders = /^ *Content-Security-Policy: (.+)$/mu.exec(headers)?.[1];
  for (const policy of [inPage, inHeaders]) {
    expect(policy).toContain("default-src 'none'");
    expect(objectionsTo(policy ?? '')).toEqual([]);
  }
});

test('the evaluator objects to inline scripts, to any host, and to a missing directive', () => {
  const objections = objectionsTo("script-src 'self' 'unsafe-inline' https:").join('\n');
  for (const words of ["'unsafe-inline'", 'https:', 'object-src']) expect(objections).toContain(words);
});
