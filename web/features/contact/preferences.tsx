import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { SERVER_MARKUP } from '../../lib/server-markup.ts';
import styles from '../contact-preferences/preference-fields.module.css';
import type { ContactFormState } from './use-contact-form.ts';

const OnServer = import.meta.env.SSR
  ? (await import('../contact-preferences/preference-fields.tsx')).PreferenceFields
  : undefined;

/**
 * The contact preferences as the server renders them: in the browser that markup stays as it is, and the form reads it
 * when it is sent. The form of another message, which the browser renders itself, has the component loaded by then.
 */
export function Preferences({ answer, feedback }: Pick<ContactFormState, 'answer' | 'feedback'>) {
  const [hasMarkup] = useState(!useHydrated());
  if (OnServer) {
    const error = answer?.messages['contactPreferences.bestTimes'];
    return (
      <div className={styles.frame}>
        <OnServer prefix="contact" typed={answer?.fields} error={error} />
      </div>
    );
  }
  if (hasMarkup || !feedback) return <div className={styles.frame} {...SERVER_MARKUP} />;
  return <feedback.PreferenceFields prefix="contact" />;
}
