/**
 * Runs in the page. Exchanges each text for elements that contain it, at once and whatever comes later, as the translators of browsers do.
 * The words stay as they are, so that tests find them.
 */
export function translatePage(): void {
  const isSkipped = (parent: Element | null) =>
    parent === null || parent.closest('font, script, style, noscript, svg, textarea') !== null;
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || isSkipped(text.parentElement)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const begin = () => {
    translate(document.body);
    new MutationObserver(() => translate(document.body)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
