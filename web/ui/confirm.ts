import { createContext, type ReactNode, useContext } from 'react';

export type Question = {
  title: string;
  text?: ReactNode;
  /** What the button does that goes on, such as Delete. */
  action: string;
  /** What the other button says; Cancel unless given. */
  keep?: string;
  tone?: 'danger' | 'primary';
};

export type Ask = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Ask>(() =>
  Promise.reject(new Error('useConfirm needs a ConfirmProvider around it')),
);

/** Asks before something that cannot be taken back; answers whether to go on. */
export function useConfirm(): Ask {
  return useContext(ConfirmContext);
}

/** What is asked before typed words are thrown away. */
export const UNSAVED: Question = {
  title: 'Leave without saving?',
  text: 'What you changed here has not been saved.',
  action: 'Leave',
  keep: 'Keep editing',
  tone: 'danger',
};
