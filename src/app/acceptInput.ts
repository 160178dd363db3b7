/** Makes the page usable. It is inert until React has taken it over, because a press before that would be lost. */
export function acceptInput(place: HTMLElement): void {
  place.inert = false;
}
