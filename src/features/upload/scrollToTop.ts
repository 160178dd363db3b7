/** Scrolls the page to its top at once. The browser lays out the page for that, so it is called before the page is changed. */
export const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
