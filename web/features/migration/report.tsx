import type { Report as ReportData } from '../../../src/features/migration/schema.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button, LinkButton } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';
import { formatMoment } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/rows.module.css';
import { Differences } from './differences.tsx';
import styles from './report.module.css';
import { ReportTables } from './report-tables.tsx';
import { describeVerification, foreignSentence } from './report-words.ts';

/** The report of a verification, with download and print. */
export function Report({ report }: { report: ReportData }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { agrees, at } = report;
  const foreign = foreignSentence(report, firm.formats.locale);
  const download = () =>
    saveFile(
      `lawfront-migration-${localDateOf(new Date(at), firm.zone)}.json`,
      'application/json',
      `${JSON.stringify(report, null, 2)}\n`,
    );
  return (
    <>
      {!agrees && (
        <Notice tone="danger" icon="alert">
          <p>
            <b>{describeVerification(report, firm.formats.locale)}</b> Copy again, then verify
            again. Changes made on the site since the copy also count as differences.
          </p>
          <Differences report={report} />
        </Notice>
      )}
      <section className={rows.box} aria-labelledby="report">
        <div className={`${rows.head} ${styles.head}`}>
          <div>
            <h3 id="report">Report</h3>
            <p className="muted small">{formatMoment(at, firm.zone, firm.formats.locale)}</p>
          </div>
          <div className={styles.acts}>
            <Button size="sm" onClick={download}>
              <AdminIcon name="download" size="sm" />
              Download report (JSON)
            </Button>
            <LinkButton size="sm" to="/admin/migration/report">
              <Icon name="print" size="sm" />
              Printable report
            </LinkButton>
          </div>
        </div>
        {agrees && (
          <p className={styles.verdict}>{describeVerification(report, firm.formats.locale)}</p>
        )}
        {foreign && <p className={`muted small ${styles.verdict}`}>{foreign}</p>}
        <ReportTables tables={report.tables} />
      </section>
    </>
  );
}
