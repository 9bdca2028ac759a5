import type { ConflictEntry } from '../../../src/features/conflicts/entries/schema.ts';
import { relationLabel } from '../../../src/features/conflicts/rules.ts';

export const BLANK_ENTRY = { name: '', otherNames: '', relation: 'former_client', note: '' };

export type EntryDraft = typeof BLANK_ENTRY;

export const draftOf = ({ name, otherNames, relation, note }: ConflictEntry): EntryDraft => ({
  ...{ name, relation },
  ...{ otherNames: otherNames ?? '', note: note ?? '' },
});

const FIELDS: readonly { name: string; read: (draft: EntryDraft) => string }[] = [
  { name: 'Name', read: ({ name }) => name },
  { name: 'Other names', read: ({ otherNames }) => otherNames },
  { name: 'Relation to the firm', read: ({ relation }) => relationLabel(relation) },
  { name: 'Note', read: ({ note }) => note },
];

/** Compares a colleague's saved version with the form's, field by field. */
export const sidesOf = (theirs: ConflictEntry, mine: EntryDraft) =>
  FIELDS.map(({ name, read }) => ({ name, theirs: read(draftOf(theirs)), mine: read(mine) }));
