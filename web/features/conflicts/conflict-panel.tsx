import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { RecordKind } from '../../../src/features/conflicts/rules.ts';
import type { ConflictCheck } from '../../../src/features/conflicts/schema.ts';
import { Button } from '../../admin/button.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { StateBadge } from './conflict-badge.tsx';
import styles from './conflict-panel.module.css';
import { DecisionForm } from './decision-form.tsx';
import { MatchItem, RecordLink } from './match-item.tsx';
import { OtherSideForm } from './other-side-form.tsx';

/** Polling interval while the names have not been compared yet. */
const POLL_INTERVAL_MS = 1_000;

/** The form that is open. */
type Doing = 'other-side' | 'decision';

type Props = { kind: RecordKind; id: string; zone: string };

/** The conflict check of a message or an appointment: the other side, the matches, and the decision of staff. */
export function ConflictPanel({ kind, id, zone }: Props) {
  const query = trpc.conflicts.check.useQuery(
    { kind, id },
    { refetchInterval: ({ state }) => (state.data?.isWaiting ? POLL_INTERVAL_MS : false) },
  );
  const [doing, setDoing] = useState<Doing>();
  return (
    <section className={styles.panel} aria-labelledby={`conflict-${id}`}>
      <h3 id={`conflict-${id}`}>Conflict check</h3>
      <QueryState query={query} what="The conflict check">
        {(check) => <Check {...{ check, kind, id, zone, doing, setDoing }} />}
      </QueryState>
    </section>
  );
}

function Check({
  check,
  kind,
  id,
  zone,
  doing,
  setDoing,
}: Props & {
  check: ConflictCheck;
  doing: Doing | undefined;
  setDoing: (doing?: Doing) => void;
}) {
  const done = () => setDoing(undefined);
  const { otherSide, matches, mentions } = check;
  if (doing === 'other-side') {
    return <OtherSideForm kind={kind} id={id} otherSide={otherSide} onDone={done} />;
  }
  return (
    <Stack gap="0.75rem" align="flex-start">
      <p className={styles.line}>
        <span className="muted">Other side</span>
        <span className={styles.names}>{otherSide ?? 'Not named'}</span>
        <Button
          permission="conflicts.decide"
          size="sm"
          variant="subtle"
          onClick={() => setDoing('other-side')}
        >
          {otherSide ? 'Change' : 'Add'}
        </Button>
      </p>
      <Outcome check={check} zone={zone} />
      {matches.length > 0 && (
        <ul className={styles.matches}>
          {matches.map((match) => (
            <MatchItem
              key={`${match.ownName} ${match.kind} ${match.id} ${match.name}`}
              match={match}
              zone={zone}
            />
          ))}
        </ul>
      )}
      {mentions.length > 0 && (
        <p className="small">
          Found in the check of{' '}
          {mentions.map((mention, place) => (
            <span key={mention.id}>
              {place > 0 && ', '}
              <RecordLink found={mention} />
            </span>
          ))}
        </p>
      )}
      {doing === 'decision' ? (
        <DecisionForm kind={kind} id={id} check={check} onDone={done} />
      ) : (
        <Button permission="conflicts.decide" size="sm" onClick={() => setDoing('decision')}>
          {check.decidedBy ? 'Decide again' : 'Decide'}
        </Button>
      )}
    </Stack>
  );
}

function Outcome({
  check: { state, isWaiting, decidedBy, decidedAt, note },
  zone,
}: {
  check: ConflictCheck;
  zone: string;
}) {
  const locale = useLocale();
  const isDecided = decidedBy && decidedAt && (state === 'cleared' || state === 'conflict');
  return (
    <>
      <p className={styles.line} role="status">
        <StateBadge state={state} />
        {isWaiting && <span className="muted small">The names are being compared.</span>}
        {isDecided && (
          <span className="muted small">
            Decided by {decidedBy},{' '}
            <span className="num">{formatMoment(decidedAt, zone, locale)}</span>
          </span>
        )}
        {state === 'possible' && decidedBy && (
          <span className="muted small">Found after {decidedBy} had decided.</span>
        )}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
