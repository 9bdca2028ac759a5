import { Badge, type MantineColor } from '@mantine/core';
import type { z } from 'zod';
import {
  canRetry,
  type EmailState,
  explainFailure,
  SKIP_REASON_TEXTS,
} from '../../../src/features/email/rules.ts';
import type { outboxEmailSchema } from '../../../src/features/email/schema.ts';
import { Button } from '../../admin/button.tsx';
import row from '../../admin/open-row.module.css';
import { formatMoment } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/rows.module.css';
import { kindLabel, receiverOf, STATE_TEXTS } from './mail-labels.ts';
import styles from './mail-page.module.css';
import type { DismissEmail, RetryEmail } from './use-mail-acts.ts';

export type OutboxEmail = z.output<typeof outboxEmailSchema>;

const STATE_COLORS: Readonly<Record<EmailState, MantineColor>> = {
  queued: 'primary',
  sent: 'success',
  failed: 'warning',
  needs_attention: 'destructive',
  skipped: 'gray',
};

/** The status of a mail that only reached the development mailbox. */
const CAUGHT = 'Caught here, not sent';

/** The status of a sent mail. A later bounce goes to the sender's mailbox and is not known here. */
const ACCEPTED = 'Accepted by the mail server';

const hasFailed = (state: EmailState) => state === 'failed' || state === 'needs_attention';

export function MailRow({
  email,
  zone,
  retry,
  dismiss,
  onOpen,
}: {
  email: OutboxEmail;
  zone: string;
  retry: RetryEmail;
  dismiss: DismissEmail;
  onOpen: () => void;
}) {
  const { id, kind, toEmail, toName, subject, state, attempts, lastError, createdAt, skipReason } =
    email;
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
        {state === 'skipped' && skipReason && (
          <p className={styles.failure}>
            <Icon name="alert" size="sm" />
            <span>{SKIP_REASON_TEXTS[skipReason]}</span>
          </p>
        )}
        {lastError && (
          <p className={styles.failure}>
            <Icon name="alert" size="sm" />
            <span>
              {explainFailure(lastError, state)}{' '}
              {attempts === 1 ? 'Tried once.' : `Tried ${attempts} times.`}
            </span>
          </p>
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

export function StateBadge({
  email: { state, isCaught, skipReason },
}: {
  email: Pick<OutboxEmail, 'state' | 'isCaught' | 'skipReason'>;
}) {
  if (state === 'sent' && isCaught) return <Badge color="warning">{CAUGHT}</Badge>;
  if (state === 'skipped' && skipReason) return <Badge color="warning">Held back</Badge>;
  return (
    <Badge color={STATE_COLORS[state]}>
      {state === 'sent' && <Icon name="check" size="sm" />}
      {hasFailed(state) && <Icon name="alert" size="sm" />}
      {state === 'sent' ? ACCEPTED : STATE_TEXTS[state]}
    </Badge>
  );
}
