import { acceptInput } from './acceptInput.ts';
import { removeLateNotice } from './removeLateNotice.ts';

/**
 * Says in words that the page could not start, or broke down, where the page would have been; never a blank page. Needs
 * neither React nor styles, as either may be what failed.
 */
export function showStartupFailure(place: HTMLElement, error: unknown): void {
  console.error(error);
  const page = document.createElement('main');
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.cssText =
    'max-width: 34rem; margin: 0 auto; padding: 20vh 1.25rem; font: 1.125rem/1.5 var(--text, sans-serif)';
  const heading = document.createElement('h1');
  heading.textContent = 'Rate My Makeup broke down';
  heading.style.cssText =
    'font: 800 2.5rem/1 var(--display, serif); font-optical-sizing: none; font-variation-settings: "opsz" 15';
  const advice = document.createElement('p');
  advice.textContent =
    'Something went wrong on this page. Your credits are safe. Refresh the page, or try another browser.';
  advice.style.cssText = 'margin: 1rem 0 1.5rem';
  const refresh = document.createElement('button');
  refresh.type = 'button';
  refresh.style.cssText =
    'min-height: 3.5rem; padding: 0 2rem; border: 0; border-radius: 2rem; background: #c2122f; color: #fff8ef; font: 650 1.0625rem/1.2 var(--text, sans-serif); cursor: pointer';
  refresh.textContent = 'Refresh Page';
  refresh.addEventListener('click', () => location.reload());
  message.append(heading, advice, refresh);
  page.append(message);
  place.replaceChildren(page);
  acceptInput(place);
  removeLateNotice();
}
