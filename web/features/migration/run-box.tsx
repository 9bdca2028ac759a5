import { useLayoutEffect, useRef } from 'react';
import type { RunAction, WizardStep } from '../../../src/features/migration/rules.ts';
import type { Run } from '../../../src/features/migration/schema.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { Button } from '../../admin/button.tsx';
import { countOf } from '../../lib/count-of.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useConfirm } from '../../ui/confirm.ts';
import rows from '../../ui/rows.module.css';
import { focusStep } from './focus-step.ts';
import { sumOf } from './progress.ts';
import styles from './run-box.module.css';
import { CATCHING_UP, RUN_WORDS } from './run-words.ts';
import { TableRow } from './table-row.tsx';
import { describeTimeLeft } from './time-left.ts';
import type { WizardActions } from './use-wizard-actions.ts';

const STEP_OF: Readonly<Record<RunAction, WizardStep>> = {
  'create-table': 'table',
  'dry-run': 'migrate',
  migrate: 'migrate',
  verify: 'verify',
};

/** The running action and its progress. */
export function RunBox({ run, acts }: { run: Run; acts: WizardActions }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { action, phase, state, startedBy, startedAt, createdAt, message, tables } = run;
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement)) focusStep(STEP_OF[action]);
    };
  }, [action]);
  return (
    <section ref={box} className={rows.box} aria-labelledby="run">
      <div className={rows.head}>
        <div>
          <h3 id="run">{RUN_WORDS[action].doing}</h3>
          <p className="muted small">
            Started by {startedBy},{' '}
            {formatMoment(startedAt ?? createdAt, firm.zone, firm.formats.locale)}
          </p>
        </div>
        <CancelButton run={run} acts={acts} />
      </div>
      <div className={styles.sum}>
        {state === 'waiting' && <p>Waiting to begin.</p>}
        {phase === 'catch-up' && state === 'running' && <p>{CATCHING_UP}.</p>}
        {tables.length > 0 && <Sum run={run} />}
        {message && <p className="muted small">{message}</p>}
      </div>
      {tables.length > 0 && (
        <ul className={`${rows.rows} ${styles.tables}`}>
          {tables.map((table) => (
            <TableRow key={table.table} progress={table} isRead={action === 'verify'} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Sum({ run: { action, tables } }: { run: Run }) {
  const locale = useLocale();
  const { rows: all, rowsDone, targetRows, rowsPerSecond, secondsLeft, tablesDone } = sumOf(tables);
  const facts = [
    `${tablesDone} of ${countOf(tables.length, 'table', locale)}`,
    action === 'verify' && `${formatNumber(targetRows, locale)} read back from DynamoDB`,
    rowsPerSecond !== null && `${formatNumber(Math.round(rowsPerSecond), locale)} a second`,
    secondsLeft !== null && `${describeTimeLeft(secondsLeft, locale)} left`,
  ];
  return (
    <>
      <progress
        className={`${styles.bar} ${styles.all}`}
        aria-label="All tables"
        max={Math.max(1, all)}
        value={Math.min(rowsDone, all)}
      />
      <p className={`num ${styles.figures}`}>
        <b>
          {formatNumber(rowsDone, locale)} of {countOf(all, 'row', locale)}
        </b>
        {facts.filter(Boolean).map((fact) => (
          <span key={String(fact)} className="muted">
            {fact}
          </span>
        ))}
      </p>
    </>
  );
}

function CancelButton({ run, acts: { cancel } }: { run: Run; acts: WizardActions }) {
  const ask = useConfirm();
  const { noun } = RUN_WORDS[run.action];
  const isCancelling = run.isCancelling || cancel.isPending;
  const onCancel = async () => {
    const goesOn = await ask({
      title: `Cancel the ${noun}?`,
      text:
        run.action === 'migrate'
          ? 'Rows copied so far are kept. You can resume later.'
          : 'Nothing is changed. You can start again.',
      action: `Cancel the ${noun}`,
      keep: 'Go on',
    });
    if (goesOn) cancel.mutate();
  };
  return (
    <Button
      permission="migration.run"
      size="sm"
      pending={isCancelling}
      onClick={() => void onCancel()}
    >
      {isCancelling ? 'Cancelling…' : 'Cancel'}
    </Button>
  );
}
