import { Badge } from '@mantine/core';
import { canRetry } from '../../../src/features/email/rules.ts';
import { Button } from '../../admin/button.tsx';
import row from '../../admin/open-row.module.css';
import { formatMoment } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/rows.module.css';
import { isInTrouble, kindLabel, mailStatus, receiverOf } from './mail-labels.ts';
import styles from './mail-page.module.css';
import type { OutboxEmail } from './outbox-email.ts';
import type { DismissEmail, RetryEmail } from './use-mail-acts.ts';

export function MailRow({
  email,
  zone,
  describe,
  retry,
  dismiss,
  onOpen,
}: {
  email: OutboxEmail;
  zone: string;
  describe: (email: OutboxEmail) => string;
  retry: RetryEmail;
  dismiss: DismissEmail;
  onOpen: () => void;
}) {
  const { id, kind, toEmail, toName, subject, state, createdAt } = email;
  return (
    <li>
      <div className={row.text}>
        <div className={rows.who}>
          <button type="button" className={row.open} onClick={onOpen}>
            {toName || toEmail}
          </button>
          <StateBadge email={email} />
          <time className={`num ${row.when}`} dateTime={createdAt}>
            {formatMoment(createdAt, zone)}
          </time>
        </div>
        <p className={styles.about}>
          {kindLabel(kind)}
          {subject && <> · {subject}</>}
          {toName && <> · {toEmail}</>}
        </p>
        {isInTrouble(email) ? (
          <p className={styles.failure}>
            <Icon name="alert" size="sm" />
            <span>{describe(email)}</span>
          </p>
        ) : (
          <p className={styles.about}>{describe(email)}</p>
        )}
      </div>
      <div className={`${rows.acts} ${styles.acts}`}>
        <Button size="sm" aria-label={`Preview: ${receiverOf(email)}`} onClick={onOpen}>
          Preview
        </Button>
        {canRetry(email) && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={`Retry: ${receiverOf(email)}`}
            pending={retry.isPending && retry.variables.id === id}
            onClick={() => retry.mutate({ id })}
          >
            Retry
          </Button>
        )}
        {state === 'needs_attention' && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={`Don’t send: ${receiverOf(email)}`}
            pending={dismiss.isPending && dismiss.variables.id === id}
            onClick={() => dismiss.mutate({ id })}
          >
            Don’t send
          </Button>
        )}
      </div>
    </li>
  );
}

export function StateBadge({ email }: { email: OutboxEmail }) {
  const { text, color, icon } = mailStatus(email);
  return (
    <Badge color={color}>
      {icon && <Icon name={icon} size="sm" />}
      {text}
    </Badge>
  );
}
