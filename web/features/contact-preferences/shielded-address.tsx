import type { ReactNode } from 'react';
import type { ContactPreferences } from '../../../src/features/contact-preferences/rules.ts';
import { addressKey } from './read-preferences.ts';
import { ShieldedContact } from './shielded-contact.tsx';

/**
 * An e-mail address in a list, hidden until staff have read the contact preferences that its owner has stated in any
 * message or booking.
 */
export function ShieldedAddress({
  email,
  contactPreferences,
  children = email,
}: {
  email: string;
  contactPreferences: ContactPreferences | null;
  /** The content to hide, such as the mail server's response, which contains the address; by default the address. */
  children?: ReactNode;
}) {
  return (
    <ShieldedContact id={addressKey(email)} preferences={contactPreferences}>
      {children}
    </ShieldedContact>
  );
}
