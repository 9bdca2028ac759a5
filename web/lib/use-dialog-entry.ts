import { useEffect, useRef } from 'react';
import { addDialogEntry } from './dialog-entries.ts';

/**
 * Gives a dialog a history entry for as long as it is open, so that Back closes it. Answers what removes the entry
 * ahead of closing, for a link that leaves the page; that resolves once the page's own entry is current.
 */
export function useDialogEntry({
  isOpen = true,
  isDirty = false,
  requestClose,
  name,
}: {
  isOpen?: boolean;
  /** Whether closing by Back has to ask first; `requestClose` asks. */
  isDirty?: boolean;
  requestClose: () => void;
  name?: string;
}): () => Promise<void> {
  const latest = useRef({ isDirty, requestClose });
  const remove = useRef(() => Promise.resolve());
  useEffect(() => {
    latest.current = { isDirty, requestClose };
  });
  useEffect(() => {
    if (!isOpen) return;
    remove.current = addDialogEntry({
      isDirty: () => latest.current.isDirty,
      requestClose: () => latest.current.requestClose(),
      ...(name !== undefined && { name }),
    });
    return () => void remove.current();
  }, [isOpen, name]);
  return () => remove.current();
}
