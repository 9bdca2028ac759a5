import type { Editor } from '@tiptap/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { insertAtCursor } from '../../../../lib/insert-at-cursor.ts';

/**
 * Inserts text at the last cursor position, if that is in the same card or section as `from`. Returns whether it was
 * inserted.
 */
export type InsertText = (text: string, from: Element | null) => boolean;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

/** Tracks which text field in `root` had the focus last. Returns the function that inserts text at its cursor. */
export function useLastField(root: RefObject<HTMLElement | null>): InsertText {
  const last = useRef<Field>(null);
  useEffect(() => {
    const element = root.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && isTextField(target)) last.current = target;
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [root]);
  const insert = useCallback<InsertText>((text, from) => {
    const field = last.current;
    if (!field?.isConnected || !from?.closest('li, section')?.contains(field)) return false;
    insertInto(field, text);
    return true;
  }, []);
  return insert;
}

const isTextField = (element: HTMLElement) =>
  !('plain' in element.dataset) &&
  (element.matches('input:is([type=text], :not([type])), textarea') || element.isContentEditable);

function insertInto(field: Field, text: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    insertAtCursor(field, text);
    return;
  }
  // Tiptap stores the editor in a property of its element.
  (field as { editor?: Editor }).editor?.chain().focus().insertContent(text).run();
}
