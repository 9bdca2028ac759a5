import type { ReactNode } from 'react';
import type { Report } from '../../../src/features/migration/schema.ts';
import { LinkButton } from '../../admin/button.tsx';
import { Paper, PrintButton } from '../../admin/paper.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useTitle } from '../../admin/use-title.ts';
import { formatMoment, formatZone } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Differences } from './differences.tsx';
import styles from './report-page.module.css';
import { ReportTables } from './report-tables.tsx';
import { describeVerification, foreignSentence } from './report-words.ts';

/** The printable report of the last verification: black on white, regardless of the theme. */
export function ReportPage() {
  const query = trpc.migration.wizard.useQuery(undefined, { staleTime: 0 });
  useTitle('Migration report');
  return (
    <Paper
      acts={
        <>
          <LinkButton to="/admin/migration">
            <Icon name="arrow-left" size="sm" />
            Back to the migration
          </LinkButton>
          {query.data?.report && <PrintButton />}
        </>
      }
    >
      <QueryState query={query} what="The report">
        {({ report, step }) =>
          report ? (
            <Sheet report={report} isNewest={step === 'complete' || !report.agrees} />
          ) : (
            <Nothing />
          )
        }
      </QueryState>
    </Paper>
  );
}

function Nothing() {
  return (
    <EmptyState title="No report yet" isPage>
      <p className="muted">The first verification creates the report.</p>
    </EmptyState>
  );
}

function Sheet({ report, isNewest }: { report: Report; isNewest: boolean }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { at, target, runId, agrees } = report;
  const foreign = foreignSentence(report, firm.formats.locale);
  return (
    <article className={styles.report}>
      <p>{firm.name}</p>
      <h1 tabIndex={-1}>Migration report</h1>
      <p className={styles.verdict}>
        <Icon name={agrees ? 'check' : 'close'} />
        {describeVerification(report, firm.formats.locale)}
      </p>
      <dl className={styles.facts}>
        <Fact name="Verified">
          {formatMoment(at, firm.zone, firm.formats.locale)},{' '}
          {formatZone(firm.zone, firm.formats.locale)}
        </Fact>
        <Fact name="Copied to">{target}</Fact>
        <Fact name="Run">
          <code>{runId}</code>
        </Fact>
      </dl>
      {!isNewest && (
        <p>
          <b>A newer copy has been started since and is not verified yet.</b>
        </p>
      )}
      {foreign && <p>{foreign}</p>}
      <h2>Tables</h2>
      <p className={`small ${styles.hint}`}>
        The checksum is the sum of the SHA-256 of each row, in any order. If the two sides differ,
        the checksum of Postgres comes first.
      </p>
      <ReportTables tables={report.tables} isWhole />
      {report.differences.length > 0 && (
        <>
          <h2>Rows that differ</h2>
          <Differences report={report} />
        </>
      )}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
