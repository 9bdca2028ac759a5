/** Whether the key event is the browser's save shortcut: Ctrl+S, or ⌘S on a Mac. */
export const isSaveKey = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  (metaKey || ctrlKey) && key.toLowerCase() === 's';
