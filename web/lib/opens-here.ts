type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link navigates in this tab, rather than opening a new tab or window or a download. */
export function opensHere(event: Press): boolean {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !opensElsewhere;
}
