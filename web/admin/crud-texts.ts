import type { Question } from '../ui/confirm.ts';

const DONE = { create: 'created', update: 'updated', delete: 'deleted' } as const;

/** Texts for `useMutationToasts`. Source: admin spec §8. */
export const crudTexts = (verb: keyof typeof DONE, what: string) => ({
  success: `${what} ${DONE[verb]} successfully`,
  failure: `Failed to ${verb} ${what.toLowerCase()}`,
});

/** The confirmation before a row is deleted; `text` explains the consequences. */
export const deletionOf = (what: string, text: string): Question => ({
  title: `Are you sure you want to delete this ${what}?`,
  text,
  action: 'Delete',
  keep: 'Keep it',
});
