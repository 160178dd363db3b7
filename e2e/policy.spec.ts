import { readFileSync } from 'node:fs';
import { CspEvaluator, DEFAULT_CHECKS } from 'csp_evaluator';
import { Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { dist } from '../scripts/support/dist.mjs';
import { expect, test } from './support/glowcheck.ts';

/** What Google's evaluator objects to in a policy, as "directive value: description". */
function objectionsTo(policy: string): readonly string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate(DEFAULT_CHECKS)
    .filter((finding) => !isAboutHosting(finding))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

/**
 * Whether the evaluator warns that 'self' is only as safe as what the host serves. A static build serves no JSONP and no uploads.
 */
const isAboutHosting = ({ type, value }: { type: Type; value?: string | undefined }) =>
  type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'";

test.use({ savesData: true });

test('[PRV-02] an outside evaluator objects to nothing in the policy of the built page, or of its headers', async ({
  page,
}) => {
  await page.goto('/');
  const inPage = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const headers = readFileSync(`${dist}/_headers`, 'utf8');
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
