import type { ReactNode } from 'react';
import type { ContactPreferences } from '../../../src/features/contact-preferences/rules.ts';
import { addressKey } from './read-preferences.ts';
import { ShieldedContact } from './shielded-contact.tsx';

/** An address in a list, hidden until staff have read what its owner has stated in any message or booking. */
export function ShieldedAddress({
  email,
  contactPreferences,
  children = email,
}: {
  email: string;
  contactPreferences: ContactPreferences | null;
  /** What is hidden, such as the answer of a mail server, which repeats the address; the address by default. */
  children?: ReactNode;
}) {
  return (
    <ShieldedContact id={addressKey(email)} preferences={contactPreferences}>
      {children}
    </ShieldedContact>
  );
}
