import type { Page } from 'playwright-core';

/**
 * The names of the enabled controls of a screen that may change something: in its content, its dialogs and its menus,
 * all visible fields, buttons and switches, and links whose name begins with a verb of change. Excludes controls that
 * only display data, by their kind: tabs, filters, sorting, view selection, and the name of a row, which opens it.
 */
export const enabledControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS =
      'button, input, select, textarea, [contenteditable="true"], [role="menuitem"], [role="button"], [role="gridcell"][tabindex="0"]';
    const LOOKING =
      '[role="tab"], [data-filters] *, th button, [role="group"] > [aria-pressed], [data-open-row], h2 > *, [aria-readonly="true"] *';
    const CHANGE = /^(Add|Book|Change|Connect|Create|Edit|Enter|Invite|Reply|Set up|Write)\b/;
    const textOf = (element: Element | null | undefined) =>
      element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const nameOf = (element: Element) => {
      const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ');
      return (
        element.getAttribute('aria-label') ||
        labels
          .map((id) => textOf(document.getElementById(id)))
          .join(' ')
          .trim() ||
        textOf((element as HTMLInputElement).labels?.[0]) ||
        (element.matches('input, select, textarea') ? '' : textOf(element)) ||
        element.outerHTML.slice(0, 120)
      );
    };
    const isUsable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled="true"], [readonly]') &&
      !element.matches(LOOKING);
    const places = [...document.querySelectorAll('main, [role="dialog"], [role="menu"]')];
    const found = places.flatMap((place) => [
      ...[...place.querySelectorAll(CONTROLS)].filter(isUsable),
      ...[...place.querySelectorAll('a[href]')].filter(
        (link) => isUsable(link) && CHANGE.test(nameOf(link)),
      ),
    ]);
    return [...new Set(found.map(nameOf))];
  });
