import { MAX_LISTED } from '../../../src/features/migration/rules.ts';
import type { CopyResult } from '../../../src/features/migration/schema.ts';
import { Notice } from '../../admin/notice.tsx';
import { countOf } from '../../lib/count-of.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { formatBytes } from './amounts.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './large-rows.module.css';

type Row = CopyResult['compressed'][number] & { reason?: string };
type Rows = readonly Row[];

/** The rows that exceed DynamoDB's item size limit: rejected, or stored compressed in several items. */
export function LargeRows({ refused, compressed }: { refused: Rows; compressed: Rows }) {
  const locale = useLocale();
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="warning" icon="alert">
          <p>
            <b>
              {listed(refused, locale)} {refused.length === 1 ? 'is' : 'are'} refused:
            </b>{' '}
            they are not in the copy, and the verification will report them as missing.
          </p>
          <List rows={refused} />
        </Notice>
      )}
      {compressed.length > 0 && (
        <Disclosure
          summary={`${listed(compressed, locale)} over 400 KB: stored compressed, in pieces`}
        >
          <List rows={compressed} />
        </Disclosure>
      )}
    </>
  );
}

const listed = (rows: Rows, locale: string) =>
  rows.length >= MAX_LISTED ? `The first ${MAX_LISTED} rows` : countOf(rows.length, 'row', locale);

function List({ rows }: { rows: Rows }) {
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {rows.map(({ table, id, bytes, reason }) => (
        <li key={`${table} ${id}`}>
          {table} <code>{id}</code> <span className="num">{formatBytes(bytes, locale)}</span>{' '}
          {reason}
        </li>
      ))}
    </ul>
  );
}
