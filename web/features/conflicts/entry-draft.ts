import type { ConflictEntry } from '../../../src/features/conflicts/entries/schema.ts';
import { relationLabel } from '../../../src/features/conflicts/rules.ts';
import type { ComparedField } from '../../admin/edit-conflict-dialog.tsx';

export const BLANK_ENTRY = { name: '', otherNames: '', relation: 'former_client', note: '' };

export type EntryDraft = typeof BLANK_ENTRY;

export const draftOf = ({ name, otherNames, relation, note }: ConflictEntry): EntryDraft => ({
  ...{ name, relation },
  ...{ otherNames: otherNames ?? '', note: note ?? '' },
});

/** The fields as text, to compare two versions. */
export const COMPARED_FIELDS: readonly ComparedField<EntryDraft>[] = [
  { name: 'Name', read: ({ name }) => name },
  { name: 'Other names', read: ({ otherNames }) => otherNames },
  { name: 'Relation to the firm', read: ({ relation }) => relationLabel(relation) },
  { name: 'Note', read: ({ note }) => note },
];
