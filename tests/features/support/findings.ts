import axe from 'axe-core';

/** What axe has to say about an element, one line a finding; an empty list is what a test wants. */
export async function findings(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, { rules: { 'target-size': { enabled: true } } });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('; ')}`,
  );
}
