import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../../src/features/contact/rules.ts';
import { PRACTICE_AREA_VALUES } from '../../../src/features/firm/practice-areas/rules.ts';

/** What the address of the list says: what is looked for, where, and which message is open. */
export type SubmissionSearch = {
  q?: string | undefined;
  status?: SubmissionStatus | undefined;
  practiceArea?: (typeof PRACTICE_AREA_VALUES)[number] | undefined;
  cursor?: string | undefined;
  open?: string | undefined;
};

/** Reads an address; what is nonsense in it is left out. */
export function readSubmissionSearch(search: Record<string, unknown>): SubmissionSearch {
  const { q, status, practiceArea, cursor, open } = search;
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...oneOf('status', SUBMISSION_STATUSES, status),
    ...oneOf('practiceArea', PRACTICE_AREA_VALUES, practiceArea),
    ...(typeof cursor === 'string' && { cursor }),
    ...(typeof open === 'string' && { open }),
  };
}

function oneOf<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  value: unknown,
) {
  const known = values.find((each) => each === value);
  return known === undefined ? {} : ({ [name]: known } as Record<Name, Value>);
}
