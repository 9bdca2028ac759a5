import type { ContactPreferences } from '../../../src/features/contact-preferences/rules.ts';
import { displayName } from '../../../src/features/people/rules.ts';
import { useShielded } from '../contact-preferences/read-preferences.ts';

type Named = Parameters<typeof displayName>[0];

/** `displayName`, but without the address and number if the contact details are hidden. */
export const shownName = (person: Named, isHidden: boolean): string =>
  displayName(isHidden ? { ...person, email: null, phone: null } : person);

/** The display name of a person, without address and number until their contact preferences have been read. */
export const useShownName = (
  person: Named & { id: string; contactPreferences: ContactPreferences | null },
): string => shownName(person, useShielded(person.id, person.contactPreferences));
