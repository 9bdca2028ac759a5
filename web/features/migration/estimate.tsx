import { USD } from '../../../src/features/migration/rules.ts';
import type { Estimate as EstimateData } from '../../../src/features/migration/schema.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import { formatBytes, formatPrice, formatUsd } from './amounts.ts';
import styles from './estimate.module.css';
import { LargeRows } from './large-rows.tsx';
import tables from './table.module.css';

/** The estimated cost and size of a copy. */
export function Estimate({ estimate }: { estimate: EstimateData }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { at, cost, refused, compressed } = estimate;
  return (
    <section className={rows.box} aria-labelledby="estimate">
      <div className={rows.head}>
        <h3 id="estimate">Estimate</h3>
        <p className="muted small">{formatMoment(at, firm.zone, firm.formats.locale)}</p>
      </div>
      <dl className={styles.costs}>
        <Cost name="Copying once" usd={cost.copy} />
        <Cost name="Verifying once" usd={cost.verify} />
        <Cost name="Storage per month" usd={cost.storagePerMonth} />
      </dl>
      <p className={`muted small ${styles.source}`}>
        Prices of US West (Oregon), on demand:{' '}
        {formatPrice(USD.millionWriteUnits, firm.formats.locale)} for a million write units,{' '}
        {formatPrice(USD.millionReadUnits, firm.formats.locale)} for a million read units,{' '}
        {formatPrice(USD.storedGigabyteMonth, firm.formats.locale)} for a gigabyte and month, and{' '}
        {formatPrice(USD.recoverableGigabyteMonth, firm.formats.locale)} for its point-in-time
        recovery. Other regions cost up to twice that.
      </p>
      <Sizes estimate={estimate} />
      {refused.length + compressed.length > 0 && (
        <div className={styles.large}>
          <LargeRows refused={refused} compressed={compressed} />
        </div>
      )}
    </section>
  );
}

function Cost({ name, usd }: { name: string; usd: string }) {
  const locale = useLocale();
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{formatUsd(usd, locale)}</dd>
    </div>
  );
}

function Sizes({ estimate }: { estimate: EstimateData }) {
  const locale = useLocale();
  const { tables: perTable, rows: rowCount, bytes, writeUnits } = estimate;
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">What each table holds</caption>
      <thead>
        <tr>
          <th scope="col">Table</th>
          <th scope="col">Rows</th>
          <th scope="col">Size</th>
          <th scope="col">Write units</th>
        </tr>
      </thead>
      <tbody>
        {perTable.map((table) => (
          <tr key={table.table}>
            <th scope="row">{table.table}</th>
            <td data-of="Rows">{formatNumber(table.rows, locale)}</td>
            <td data-of="Size">{formatBytes(table.bytes, locale)}</td>
            <td data-of="Write units">{formatNumber(table.writeUnits, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td data-of="Rows">{formatNumber(rowCount, locale)}</td>
          <td data-of="Size">{formatBytes(bytes, locale)}</td>
          <td data-of="Write units">{formatNumber(writeUnits, locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
