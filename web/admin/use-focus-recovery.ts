import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex]';

/**
 * Prevents the loss of focus when the focused element is removed, such as a button, a row or the previous page: moves
 * the focus to the row that the element was in, to the next row, or to the title of the dialog or page.
 */
export function useFocusRecovery(): void {
  const isLost = useRef(false);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const shown = useRef(pathname);

  useEffect(() => {
    /** The focused element and its ancestors; `outside` is the last such list outside dialogs. */
    let last: Element[] = [];
    let outside: Element[] = [];

    const onFocusIn = ({ target }: FocusEvent) => {
      isLost.current = false;
      last = ancestorsOf(target as Element);
      if (!last.some(isModal)) outside = last;
    };
    const onFocusOut = () =>
      queueMicrotask(() => {
        // The focused element still exists: a click on a non-focusable area has removed the focus on purpose.
        if (last[0]?.isConnected && document.activeElement === document.body) last = [];
      });
    const observer = new MutationObserver((records) => {
      if (document.activeElement !== document.body) return;
      if (last[0] && !last[0].isConnected) isLost.current = true;
      if (!isLost.current) return;
      const place = last.some((one) => one.isConnected && isModal(one)) ? last : outside;
      (neighbourOf(place, records) ?? survivorOf(place))?.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement !== document.body) return;
    // The title may be rendered later, when the page's code has loaded.
    isLost.current = true;
    titleOf(document)?.focus();
  }, [pathname]);
}

const isModal = (element: Element) => element.getAttribute('aria-modal') === 'true';
const isRow = (element: Element) => element.matches('li, tr');

const titleOf = (page: ParentNode) =>
  page.querySelector<HTMLElement>('[aria-modal="true"] h2[tabindex]') ??
  page.querySelector<HTMLElement>('main h1');

const firstControlOf = (row: Element) =>
  row.querySelector<HTMLElement>('[data-open-row]') ?? row.querySelector<HTMLElement>(FOCUSABLE);

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) found.push(one);
  return found;
}

/** The first control of the row that took the place of the removed one. */
function neighbourOf(
  place: readonly Element[],
  records: readonly MutationRecord[],
): HTMLElement | null {
  for (const { removedNodes, nextSibling, previousSibling } of records) {
    const isRemoved = [...removedNodes].some(
      (node) => node instanceof Element && isRow(node) && place.includes(node),
    );
    if (!isRemoved) continue;
    for (const row of [nextSibling, previousSibling]) {
      if (row instanceof Element && isRow(row) && row.isConnected) return firstControlOf(row);
    }
  }
  return null;
}

/** The first control of the row that the element was in; otherwise the title of the open dialog or of the page. */
function survivorOf(place: readonly Element[]): HTMLElement | null {
  const row = place.find((one) => one.isConnected && isRow(one));
  return (row && firstControlOf(row)) ?? titleOf(document);
}
