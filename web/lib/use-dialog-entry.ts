import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { addDialogEntry } from './dialog-entries.ts';

/**
 * Adds a history entry for an open dialog, so that Back closes it. Returns a function that removes the entry before the
 * dialog closes, for links that leave the page; its promise resolves once the page's own entry is current.
 */
export function useDialogEntry({
  isOpen = true,
  isDirty = false,
  requestClose,
  name,
}: {
  isOpen?: boolean;
  /** Whether closing by Back has to ask for confirmation first, which `requestClose` does. */
  isDirty?: boolean;
  requestClose: () => void;
  name?: string;
}): () => Promise<void> {
  const { history } = useRouter();
  const latest = useRef({ isDirty, requestClose });
  const remove = useRef(() => Promise.resolve());
  useLayoutEffect(() => {
    latest.current = { isDirty, requestClose };
  });
  useEffect(() => {
    if (!isOpen) return;
    remove.current = addDialogEntry(
      {
        isDirty: () => latest.current.isDirty,
        requestClose: () => latest.current.requestClose(),
        ...(name !== undefined && { name }),
      },
      history,
    );
    return () => void remove.current();
  }, [isOpen, name, history]);
  return () => remove.current();
}
