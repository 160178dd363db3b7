/** What replaces the landing page built into index.html answers: it is no longer inert, and no word of a late script is due. */
export function comeAlive(place: HTMLElement): void {
  place.inert = false;
  document.getElementById('late')?.remove();
}
