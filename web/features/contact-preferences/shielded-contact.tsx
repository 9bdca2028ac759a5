import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ContactPreferences,
  describePreferences,
} from '../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../admin/button.tsx';
import { markPreferencesRead, useShielded } from './read-preferences.ts';
import styles from './shielded-contact.module.css';

/**
 * The phone number and e-mail address of a client, hidden until staff have read the contact preferences. Not hidden if
 * the client has not stated any.
 */
export function ShieldedContact({
  id,
  preferences,
  children,
}: {
  /** The id of the record for which the preferences were stated. */
  id: string;
  preferences: ContactPreferences | null;
  children: ReactNode;
}) {
  const shielded = useShielded(id, preferences);
  const stated = useRef<HTMLElement>(null);
  const [isPressed, setPressed] = useState(false);
  // Moves the focus, because the clicked button has been removed.
  useEffect(() => {
    if (isPressed) stated.current?.focus();
  }, [isPressed]);
  const show = () => {
    markPreferencesRead(id);
    setPressed(true);
  };
  if (shielded) {
    return (
      <Button size="sm" onClick={show}>
        Show contact: read preferences first
      </Button>
    );
  }
  return (
    <>
      {preferences && (
        <section
          ref={stated}
          tabIndex={-1}
          aria-label="Contact preferences"
          className={styles.stated}
        >
          <dl>
            {describePreferences(preferences).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {children}
    </>
  );
}
