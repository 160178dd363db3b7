/** Removes the notice that the script is late (index.html), once the page has started or has failed to. */
export function removeLateNotice(): void {
  document.getElementById('late')?.remove();
}
