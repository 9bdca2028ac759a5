import type { z } from 'zod';
import {
  EMAIL_KIND_LABELS,
  type EmailKind,
  type EmailState,
  explainFailure,
} from '../../../src/email/rules.ts';
import type { outboxEmailSchema } from '../../../src/email/schema.ts';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import rows from '../../components/rows.module.css';
import { formatMoment } from '../../lib/format.ts';
import row from '../admin/open-row.module.css';
import styles from './mail-page.module.css';
import { canRetry, type DismissEmail, type RetryEmail } from './use-mail-acts.ts';

export type OutboxEmail = z.output<typeof outboxEmailSchema>;

export const STATE_TEXTS: Readonly<Record<EmailState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Trying again',
  needs_attention: 'Needs attention',
  skipped: 'Not needed',
};

const STATE_TONES: Readonly<Record<EmailState, BadgeTone>> = {
  queued: 'primary',
  sent: 'success',
  failed: 'warning',
  needs_attention: 'danger',
  skipped: 'muted',
};

const hasFailed = (state: EmailState) => state === 'failed' || state === 'needs_attention';

export const kindLabel = (kind: string): string => EMAIL_KIND_LABELS[kind as EmailKind] ?? kind;

export const receiverOf = ({ toName, toEmail }: Pick<OutboxEmail, 'toName' | 'toEmail'>) =>
  toName ? `${toName} <${toEmail}>` : toEmail;

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
  const { id, kind, toEmail, toName, subject, state, attempts, lastError, createdAt } = email;
  return (
    <li>
      <div className={row.text}>
        <div className={rows.who}>
          <button type="button" className={row.open} onClick={onOpen}>
            {toName || toEmail}
          </button>
          <StateBadge state={state} />
          <time className={`num ${row.when}`} dateTime={createdAt}>
            {formatMoment(createdAt, zone)}
          </time>
        </div>
        <p className={styles.about}>
          {kindLabel(kind)}
          {subject && <> · {subject}</>}
          {toName && <> · {toEmail}</>}
        </p>
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
        {canRetry(state) && (
          <Button
            size="sm"
            variant="quiet"
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
            variant="quiet"
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

export function StateBadge({ state }: { state: EmailState }) {
  return (
    <Badge tone={STATE_TONES[state]}>
      {state === 'sent' && <Icon name="check" size="sm" />}
      {hasFailed(state) && <Icon name="alert" size="sm" />}
      {STATE_TEXTS[state]}
    </Badge>
  );
}
