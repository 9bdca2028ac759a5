import { createContext, type ReactNode, useContext } from 'react';

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
export const SHOWN_ONCE: Question = {
  title: 'Have you saved it?',
  text: 'It is shown only this once.',
  action: 'I have saved it',
  keep: 'Back',
};

/** The confirmation before unsaved input is discarded. */
export const UNSAVED: Question = {
  title: 'Leave without saving?',
  text: 'What you changed here has not been saved.',
  action: 'Leave',
  keep: 'Keep editing',
};
