import { useState } from 'react';
import { MAIL_OUTCOME_LABELS } from '../../../src/features/email/outcomes/rules.ts';
import {
  isUnderWay,
  type RecipientState,
  recipientsOf,
  unsettledOf,
} from '../../../src/features/newsletter/letters/rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { Notice } from '../../admin/notice.tsx';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { KIND_LABELS, type Letter } from './letter.ts';
import { LetterBadge } from './letter-columns.tsx';
import { LetterFailures } from './letter-failures.tsx';
import { LetterPreviewDialog } from './letter-preview-dialog.tsx';
import styles from './letters.module.css';
import { useLetterActs } from './use-letter-acts.ts';

const LABELS: Readonly<Record<RecipientState, string>> = {
  sent: 'Accepted by the mail server',
  caught: MAIL_OUTCOME_LABELS.caught,
  waiting: 'Waiting',
  queued: 'Next in line',
  deferred: 'To be tried again',
  refused: 'Rejected',
  unsubscribed: 'Unsubscribed meanwhile',
  cancelled: 'Cancelled',
  withheld: 'Left out: asked for neutral wording',
};

const RECIPIENT_STATES_SHOWN = Object.keys(LABELS) as RecipientState[];

/** The progress of sending a letter, and the available actions. */
export function LetterProgress({
  letter,
  onOpen,
}: {
  letter: Letter;
  /** Opens another letter. */
  onOpen: (id: string) => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const [isPreviewed, setPreviewed] = useState(false);
  const { kind, counts, status, pausedBecause, subject } = letter;
  return (
    <div className={styles.progress}>
      <p className={styles.envelope}>
        <LetterBadge status={status} />
        <b>{subject}</b>
        <span className="muted">
          {[KIND_LABELS[kind], whenOf(letter, firm.zone, firm.formats.locale)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      {status === 'paused' && pausedBecause && (
        <Notice tone="warning" icon="alert" role="alert">
          <p>
            <b>Paused: the mail server rejected many mails in a row.</b> It said: {pausedBecause}
          </p>
        </Notice>
      )}
      {letter.startedAt && <Counts letter={letter} />}
      <Acts letter={letter} onOpen={onOpen} onPreview={() => setPreviewed(true)} />
      {counts.refused > 0 && (
        <IfCan permission="subscribers.read">
          <LetterFailures id={letter.id} zone={firm.zone} />
        </IfCan>
      )}
      {isPreviewed && <LetterPreviewDialog id={letter.id} onClose={() => setPreviewed(false)} />}
    </div>
  );
}

function Counts({ letter: { kind, counts, status } }: { letter: Letter }) {
  const locale = useLocale();
  const all = recipientsOf(counts);
  const states = RECIPIENT_STATES_SHOWN.filter(
    (state) => state !== 'withheld' || kind === 'advertising',
  );
  const done = all - unsettledOf(counts);
  return (
    <>
      {isUnderWay(status) && (
        <label className={styles.bar}>
          {formatNumber(done, locale)} of {formatNumber(all, locale)} done
          <progress max={all} value={done} />
        </label>
      )}
      <dl className={styles.counts}>
        {states.map((state) => (
          <div key={state}>
            <dt>{LABELS[state]}</dt>
            <dd className="num">{formatNumber(counts[state], locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function whenOf(
  { scheduledFor, startedAt, finishedAt }: Letter,
  zone: string,
  locale: string,
): string {
  if (scheduledFor) return `for ${formatMoment(scheduledFor, zone, locale)}`;
  if (!startedAt) return '';
  const start = `started ${formatMoment(startedAt, zone, locale)}`;
  return finishedAt ? `${start}, ended ${formatMoment(finishedAt, zone, locale)}` : start;
}

function Acts({
  letter: { id, status, counts },
  onOpen,
  onPreview,
}: {
  letter: Letter;
  onOpen: (id: string) => void;
  onPreview: () => void;
}) {
  const acts = useLetterActs(id, onOpen);
  return (
    <div className={styles.buttons}>
      {status === 'sending' && (
        <Button permission="letters.send" {...acts.pause}>
          Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button permission="letters.send" variant="filled" {...acts.resume}>
          Resume
        </Button>
      )}
      {isUnderWay(status) && (
        <Button permission="letters.send" color="destructive" {...acts.cancel}>
          Cancel the rest
        </Button>
      )}
      {status === 'scheduled' && (
        <Button permission="letters.send" {...acts.unschedule}>
          Back to draft
        </Button>
      )}
      {counts.refused > 0 && status !== 'cancelled' && (
        <Button permission="letters.send" {...acts.retryRefused}>
          Retry the rejected mails
        </Button>
      )}
      <Button onClick={onPreview}>Preview</Button>
      <Button permission="letters.change" {...acts.duplicate}>
        Copy to a new draft
      </Button>
    </div>
  );
}
