import { useEffect, useEffectEvent } from 'react';
import type { Permission } from '../../../../src/platform/auth/permission-rules.ts';
import { useCan } from '../../../admin/use-can.ts';
import { isModalOpen } from '../../../lib/is-modal-open.ts';

/** Makes Ctrl+Enter or ⌘Enter save and open what comes next; does nothing for users without the permission. */
export function useNextKey(permission: Permission, onNext: () => void): void {
  const may = useCan()(permission);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isModalOpen() || !may) return;
    event.preventDefault();
    onNext();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
