/** Lets the page accept input. It is inert until React has hydrated it, because a press before that would be lost. */
export function acceptInput(place: HTMLElement): void {
  place.inert = false;
}
