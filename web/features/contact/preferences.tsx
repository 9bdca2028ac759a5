import { useState } from 'react';
import { hasServerMarkup, serverMark, serverMarkup } from '../../lib/server-markup.ts';
import styles from '../contact-preferences/preference-fields.module.css';
import { PreferenceFields } from '../contact-preferences/preference-fields.tsx';
import type { ContactFormState } from './use-contact-form.ts';

/**
 * The contact preferences, rendered only on the server: in the browser the server's markup stays unchanged, and the
 * form reads its fields on submit. The form for a further message is rendered in the browser, which has loaded the
 * component by then.
 */
export function Preferences({ answer, feedback }: Pick<ContactFormState, 'answer' | 'feedback'>) {
  const [hasMarkup] = useState(() => hasServerMarkup('contact-preferences'));
  if (import.meta.env.SSR) {
    const error = answer?.messages['contactPreferences.bestTimes'];
    return (
      <div className={styles.frame} {...serverMark('contact-preferences')}>
        <PreferenceFields prefix="contact" typed={answer?.fields} error={error} />
      </div>
    );
  }
  if (hasMarkup || !feedback)
    return <div className={styles.frame} {...serverMarkup('contact-preferences')} />;
  return <feedback.PreferenceFields prefix="contact" />;
}
