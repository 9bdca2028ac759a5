import type { Report } from '../../../src/features/migration/schema.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './report-tables.module.css';
import tables from './table.module.css';

type Verified = Report['tables'][number];

/** Row counts and checksums of each table in both databases. Checksums are truncated unless `isWhole`. */
export function ReportTables({
  tables: verified,
  isWhole = false,
}: {
  tables: readonly Verified[];
  isWhole?: boolean;
}) {
  return (
    <table className={`${tables.table} ${styles.table} ${isWhole ? styles.whole : ''}`}>
      <caption className="visually-hidden">What each table holds</caption>
      <thead>
        <tr>
          <th scope="col">Table</th>
          <th scope="col">Postgres</th>
          <th scope="col">DynamoDB</th>
          <th scope="col">Checksum</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {verified.map((table) => (
          <Row key={table.table} table={table} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ table: { table, agrees, ...sides } }: { table: Verified }) {
  const locale = useLocale();
  const { sourceRows, targetRows, sourceChecksum, targetChecksum } = sides;
  return (
    <tr>
      <th scope="row">{table}</th>
      <td data-of="Postgres">{formatNumber(sourceRows, locale)}</td>
      <td data-of="DynamoDB">{formatNumber(targetRows, locale)}</td>
      <td className={styles.sums}>
        <Checksum text={sourceChecksum} />
        {targetChecksum !== sourceChecksum && <Checksum text={targetChecksum} />}
      </td>
      <td>
        <span className={`${styles.mark} ${agrees ? styles.yes : styles.no}`}>
          <Icon name={agrees ? 'check' : 'close'} size="sm" />
          {agrees ? 'Agrees' : 'Differs'}
        </span>
      </td>
    </tr>
  );
}

function Checksum({ text }: { text: string }) {
  return (
    <code className={styles.checksum} title={text}>
      {text}
    </code>
  );
}
