import type { ContactPreferences } from '../../../src/features/contact-preferences/rules.ts';
import { displayName } from '../../../src/features/people/rules.ts';
import { useShielded } from '../contact-preferences/read-preferences.ts';

type Named = Parameters<typeof displayName>[0];

/** `displayName` without the address and number of somebody whose contact is hidden. */
export const shownName = (person: Named, isHidden: boolean): string =>
  displayName(isHidden ? { ...person, email: null, phone: null } : person);

/** What a person is called, until their contact preferences are read without address and number. */
export const useShownName = (
  person: Named & { id: string; contactPreferences: ContactPreferences | null },
): string => shownName(person, useShielded(person.id, person.contactPreferences));
