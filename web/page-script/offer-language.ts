/**
 * Shows the line about another language if the browser prefers it to that of the page. Only a line: no redirect, and
 * nothing is stored when it is closed.
 */
export function offerLanguage(): void {
  const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')];
  const offerIn = (tag: string) => offers.find(({ dataset }) => dataset.offer === tag);
  const own = primary(document.documentElement.lang);
  const preferred = navigator.languages
    .map(primary)
    .find((tag) => tag === own || offerIn(tag) !== undefined);
  const offer = preferred === undefined ? undefined : offerIn(preferred);
  if (!offer) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
  });
}

/** `es` for `es-MX`. */
const primary = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';
