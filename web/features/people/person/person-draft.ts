import type { Person } from '../../../../src/features/people/schema.ts';

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

/** Both versions, field by field, for the edit conflict dialog. */
export const sidesOf = (
  theirs: Person,
  mine: PersonDraft,
  ownerName: (id: string) => string,
): { name: string; theirs: string; mine: string }[] => {
  const saved = draftOf(theirs);
  return [
    { name: 'Tags', theirs: saved.tags, mine: mine.tags },
    { name: 'Owner', theirs: ownerName(saved.ownerId), mine: ownerName(mine.ownerId) },
    { name: 'Next step', theirs: saved.nextStep, mine: mine.nextStep },
    { name: 'On', theirs: saved.nextStepOn, mine: mine.nextStepOn },
  ];
};
