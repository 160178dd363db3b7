/**
 * What a visitor reads of the result on the page, or null while there is none. Runs inside the page, in any engine.
 * @returns {{words: Record<string, string>, scores: Record<string, number>} | null}
 */
export function readVerdict() {
  const root = document.querySelector('[data-machine="upload"][data-state="complete"]');
  if (!root?.querySelector('#makeup-title')) return null;
  const text = (element) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  const after = (term) =>
    text([...root.querySelectorAll('dt')].find((dt) => text(dt) === term)?.nextElementSibling);
  const verdict = root.querySelector('[aria-label="Verdict"]');
  const headline = verdict?.querySelector('h1, h2');
  const meters = [...root.querySelectorAll('[role="meter"]')];
  const nameOf = (meter) => meter.getAttribute('aria-label').replace(/ score$/, '');
  const title = root.querySelector('#makeup-title');
  const tip = [...root.querySelectorAll('h3')].find((h3) => text(h3) === 'Your personal tip');
  const hidden = [...(verdict?.querySelectorAll('span') ?? [])].find((span) =>
    /^\d+ out of 100$/.test(text(span)),
  );
  return {
    words: {
      headline: text(headline),
      subtitle: [...(verdict?.querySelectorAll('p') ?? [])]
        .map(text)
        .filter((line) => !/out of 100/.test(line))
        .join(' / '),
      title: text(title),
      tagline: text(title?.nextElementSibling),
      era: after('Style era'),
      theme: after('Seasonal theme'),
      tip: text(tip?.nextElementSibling),
      suggestions: [...root.querySelectorAll('ol li')].map(text).join(' / '),
      ...Object.fromEntries(meters.map((meter) => [nameOf(meter), text(meter.nextElementSibling)])),
    },
    scores: {
      Overall: Number.parseInt(text(hidden), 10),
      ...Object.fromEntries(
        meters.map((meter) => [nameOf(meter), Number(meter.getAttribute('aria-valuenow'))]),
      ),
    },
  };
}
