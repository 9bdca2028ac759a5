import type { MouseEvent } from 'react';

/** Whether a click on a link navigates in this tab, rather than opening a tab, a window or a download. */
export function opensHere(event: MouseEvent): boolean {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !opensElsewhere;
}
