/**
 * Makes the page usable once the landing page that was built into index.html has been replaced: the page is no longer inert, and
 * the notice about a script that is late goes.
 */
export function comeAlive(place: HTMLElement): void {
  place.inert = false;
  document.getElementById('late')?.remove();
}
