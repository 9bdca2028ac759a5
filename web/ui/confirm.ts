import { createContext, type ReactNode, useContext } from 'react';
import { m } from '../lib/messages.ts';

export type Question = {
  title: string;
  text?: ReactNode;
  /** Label of the confirm button, such as Delete. */
  action: string;
  /** Label of the cancel button; default Cancel. */
  keep?: string;
  /** Tone of the confirm button; default danger. */
  tone?: 'primary';
};

export type Ask = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Ask>(() =>
  Promise.reject(new Error('Needs a ConfirmProvider')),
);

/** Asks for confirmation before something that cannot be undone; resolves to whether to continue. */
export function useConfirm(): Ask {
  return useContext(ConfirmContext);
}

/** The confirmation before a dialog closes whose contents are shown only once. */
export const shownOnce = (): Question => ({
  title: m.questions.shownOnceTitle,
  text: m.questions.shownOnceText,
  action: m.questions.shownOnceSaved,
  keep: m.questions.shownOnceBack,
});

/** The confirmation before unsaved input is discarded. */
export const unsaved = (): Question => ({
  title: m.questions.unsavedTitle,
  text: m.questions.unsavedText,
  action: m.questions.unsavedLeave,
  keep: m.questions.unsavedKeep,
});
