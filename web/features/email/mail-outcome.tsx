import { Notice } from '../../admin/notice.tsx';
import { useShielded } from '../contact-preferences/read-preferences.ts';
import styles from './mail-dialog.module.css';
import { needsAttention, shieldKeyOf, withoutAnswer } from './mail-labels.ts';
import type { StaffEmail } from './outbox-email.ts';
import { useDescribeMail } from './use-describe-mail.ts';

/**
 * The delivery state of a mail, with the mail server's response. The response, which may contain the address, is only
 * shown once the contact preferences of the client have been read.
 */
export function MailOutcome({ email, zone }: { email: StaffEmail; zone: string }) {
  const describe = useDescribeMail(zone);
  const { state, isCaught, lastError, senderEmail, serverName } = email;
  const isHidden = useShielded(shieldKeyOf(email), email.contactPreferences);
  if (lastError) {
    return (
      <Notice tone="danger" icon="alert">
        <p>{describe(email)}</p>
        {!isHidden && (
          <p className="small">
            {serverName ? `Response from ${serverName}` : 'Response from the server'}: {lastError}
          </p>
        )}
      </Notice>
    );
  }
  if (needsAttention(email)) {
    return (
      <Notice tone="warning" icon="alert">
        <p>{describe(email)}</p>
      </Notice>
    );
  }
  return (
    <div className={styles.outcome}>
      <p>{describe(isHidden ? withoutAnswer(email) : email)}</p>
      {state === 'sent' && !isCaught && (
        <p className="muted small">
          Later bounces are not shown here: they arrive as mail to{' '}
          {senderEmail ?? 'the sender address'}.
        </p>
      )}
    </div>
  );
}
