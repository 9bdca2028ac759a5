import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S or ⌘S saves what is on the page instead of the page. */
export function useSaveKey(onSave: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
