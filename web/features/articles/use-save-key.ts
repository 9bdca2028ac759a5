import { useEffect, useEffectEvent } from 'react';
import { isModalOpen } from '../../lib/is-modal-open.ts';
import { isSaveKey } from './is-save-key.ts';

/** Makes Ctrl+S or ⌘S save the form instead of the web page. */
export function useSaveKey(onSave: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (!isModalOpen()) onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
