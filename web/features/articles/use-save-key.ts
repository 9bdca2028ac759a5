import { useEffect, useEffectEvent } from 'react';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { useCan } from '../../admin/use-can.ts';
import { isModalOpen } from '../../lib/is-modal-open.ts';
import { isSaveKey } from './is-save-key.ts';

/** Makes Ctrl+S or ⌘S save the form instead of the web page; does nothing for users without the permission. */
export function useSaveKey(permission: Permission, onSave: () => void): void {
  const maySave = useCan()(permission);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (maySave && !isModalOpen()) onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
