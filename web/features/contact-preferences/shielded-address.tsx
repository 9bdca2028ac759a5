import type { ContactPreferences } from '../../../src/features/contact-preferences/rules.ts';
import { addressKey } from './read-preferences.ts';
import { ShieldedContact } from './shielded-contact.tsx';

/** An address in a list, hidden until staff have read what its owner has stated in any message or booking. */
export function ShieldedAddress({
  email,
  contactPreferences,
}: {
  email: string;
  contactPreferences: ContactPreferences | null;
}) {
  return (
    <ShieldedContact id={addressKey(email)} preferences={contactPreferences}>
      {email}
    </ShieldedContact>
  );
}
