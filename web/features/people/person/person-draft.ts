import type { Person } from '../../../../src/features/people/schema.ts';
import type { ComparedField } from '../../../admin/edit-conflict-dialog.tsx';

export type PersonDraft = { tags: string; ownerId: string; nextStep: string; nextStepOn: string };

/** The editable fields of a person as form values: tags separated by commas, null as an empty string. */
export const draftOf = ({
  tags,
  ownerId,
  nextStep,
  nextStepOn,
}: Pick<Person, 'tags' | 'ownerId' | 'nextStep' | 'nextStepOn'>): PersonDraft => ({
  tags: tags.join(', '),
  ownerId: ownerId ?? '',
  nextStep: nextStep ?? '',
  nextStepOn: nextStepOn ?? '',
});

export const fieldsOf = ({ tags, ownerId, nextStep, nextStepOn }: PersonDraft) => ({
  tags: tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
  ownerId: ownerId || null,
  nextStep,
  nextStepOn: nextStepOn || null,
});

/** The fields as text, to compare two versions. */
export const comparedFields = (
  ownerName: (id: string) => string,
): readonly ComparedField<PersonDraft>[] => [
  { name: 'Tags', read: ({ tags }) => tags },
  { name: 'Owner', read: ({ ownerId }) => ownerName(ownerId) },
  { name: 'Next step', read: ({ nextStep }) => nextStep },
  { name: 'On', read: ({ nextStepOn }) => nextStepOn },
];
