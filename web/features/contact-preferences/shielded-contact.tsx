import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ContactPreferences,
  describePreferences,
} from '../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../admin/button.tsx';
import { markPreferencesRead, useShielded } from './read-preferences.ts';
import styles from './shielded-contact.module.css';

/**
 * Phone and e-mail of a client, hidden until staff have read how the client wants to be reached. A client who has stated
 * nothing is not hidden.
 */
export function ShieldedContact({
  id,
  preferences,
  children,
}: {
  /** The record that the preferences were stated for. */
  id: string;
  preferences: ContactPreferences | null;
  children: ReactNode;
}) {
  const shielded = useShielded(id, preferences);
  const stated = useRef<HTMLElement>(null);
  const [isPressed, setPressed] = useState(false);
  // The pressed button is gone then.
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
