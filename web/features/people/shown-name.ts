import { displayName } from '../../../src/features/people/rules.ts';

type Named = Parameters<typeof displayName>[0];

/** `displayName`, but without the address and number if the contact details are hidden. */
export const shownName = (person: Named, isHidden: boolean): string =>
  displayName(isHidden ? { ...person, email: null, phone: null } : person);
