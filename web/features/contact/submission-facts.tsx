import { IfCan } from '../../admin/if-can.tsx';
import { ClientLanguageFact } from '../client-languages/client-language.tsx';
import { ConflictPanel } from '../conflicts/conflict-panel.tsx';
import { EmailLink, PhoneLink } from '../contact-preferences/contact-links.tsx';
import { EditPreferences } from '../contact-preferences/edit-preferences.tsx';
import { ShieldedContact } from '../contact-preferences/shielded-contact.tsx';
import { MailsLink } from '../email/mails-link.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import type { Submission } from './submission.ts';
import styles from './submission-details.module.css';

/** What is known about a message and its sender, below its text. */
export function SubmissionFacts({ submission, zone }: { submission: Submission; zone: string }) {
  const { id, email, phone, contactPreferences: preferences } = submission;
  return (
    <div className={styles.facts}>
      <ShieldedContact id={id} preferences={preferences}>
        <dl>
          <dt>Contact</dt>
          <dd>
            <EmailLink email={email} preferences={preferences} />
            {phone && <PhoneLink phone={phone} preferences={preferences} />}
          </dd>
          <dt>Person</dt>
          <dd>
            <PersonLink kind="message" recordId={id} className={styles.link} />
            <MailsLink to={email} className={styles.link} />
          </dd>
        </dl>
      </ShieldedContact>
      <dl>
        <IfCan permission="contactPreferences.change">
          <dt>Preferences</dt>
          <dd>
            <EditPreferences
              key={id}
              kind="message"
              id={id}
              preferences={preferences}
              className={styles.link}
            />
          </dd>
        </IfCan>
        <ClientLanguageFact kind="message" id={id} language={submission.clientLanguage} />
        <dt>Answers</dt>
        <dd>
          <AssigneeSelect submission={submission} />
        </dd>
      </dl>
      <ConflictPanel key={id} kind="message" id={id} zone={zone} />
    </div>
  );
}
