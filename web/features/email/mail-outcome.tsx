import { Notice } from '../../admin/notice.tsx';
import styles from './mail-dialog.module.css';
import { isInTrouble } from './mail-labels.ts';
import type { OutboxEmail } from './outbox-email.ts';

/** What happened to a mail, in our words and in those of the mail server. */
export function MailOutcome({
  email,
  describe,
}: {
  email: OutboxEmail;
  describe: (email: OutboxEmail) => string;
}) {
  const { state, isCaught, lastError, senderEmail, serverName } = email;
  if (lastError) {
    return (
      <Notice tone="danger" icon="alert">
        <p>{describe(email)}</p>
        <p className="small">
          {serverName ? `The words of ${serverName}` : 'The server’s words'}: {lastError}
        </p>
      </Notice>
    );
  }
  if (isInTrouble(email)) {
    return (
      <Notice tone="warning" icon="alert">
        <p>{describe(email)}</p>
      </Notice>
    );
  }
  return (
    <div className={styles.outcome}>
      <p>{describe(email)}</p>
      {state === 'sent' && !isCaught && (
        <p className="muted small">
          A bounce that comes later is not known here: it arrives as a mail to{' '}
          {senderEmail ?? 'the sender address'}.
        </p>
      )}
    </div>
  );
}
