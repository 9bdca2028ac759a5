import type { Report } from '../../../src/features/migration/schema.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './differences.module.css';
import { describeDifference, listedOf } from './report-words.ts';

/** The rows that differ, with the kind of difference. */
export function Differences({ report }: { report: Report }) {
  const locale = useLocale();
  const { differences } = report;
  const listed = listedOf(report, locale);
  if (differences.length === 0) return null;
  return (
    <>
      {listed && <p>{listed}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard */}
      <section className={styles.box} tabIndex={0} aria-label="Rows that differ">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Table</th>
              <th scope="col">Id</th>
              <th scope="col">How</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={`${difference.table} ${difference.id} ${difference.kind}`}>
                <td>{difference.table}</td>
                <td>
                  <code>{difference.id}</code>
                </td>
                <td>{describeDifference(difference)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
