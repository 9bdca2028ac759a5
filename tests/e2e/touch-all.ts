import type { Page } from 'playwright-core';

/**
 * Dispatches a visitor's events to all elements with attributes inside `selector`, without following links that leave
 * the page.
 */
export function touchAll(
  page: Page,
  selector: string,
  { presses = true }: { presses?: boolean } = {},
): Promise<void> {
  return page.evaluate(
    ({ root, presses }) => {
      const events = [
        'pointerenter',
        'mouseover',
        'mouseenter',
        'focus',
        'wheel',
        'copy',
        'animationstart',
      ];
      for (const element of document.querySelectorAll(`${root} *`)) {
        if (!element.hasAttributes()) continue;
        for (const type of events) element.dispatchEvent(new Event(type, { bubbles: true }));
        const leads = element.closest<HTMLAnchorElement>('a[href]');
        if (presses && (!leads || !/^(https?|mailto|tel):$/.test(leads.protocol))) {
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
      }
    },
    { root: selector, presses },
  );
}
