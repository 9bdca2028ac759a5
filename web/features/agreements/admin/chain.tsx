import type { Agreement } from '../../../../src/features/agreements/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';

const LABELS: Readonly<Record<string, string>> = {
  prepare: 'Prepared',
  edit: 'Terms changed',
  approve: 'Approved',
  reopen: 'Approval taken back',
  send: 'Sent',
  send_again: 'Sent again',
  take_translation: 'Translation taken',
  confirm_reading: 'Reading confirmed',
  sign: 'Signed',
  countersign: 'Countersigned',
  file: 'PDF made',
  withdraw: 'Withdrawn',
  expire: 'Expired',
  replace: 'Replaced',
};

/** What was done with an agreement, and whether anything of it has been altered since. */
export function Chain({ agreement: { id, events } }: { agreement: Agreement }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const check = trpc.agreements.check.useQuery({ id }, { enabled: false });
  return (
    <section className={rows.box} aria-label="Evidence">
      <div className={rows.head}>
        <h2>Evidence</h2>
        <Button size="sm" pending={check.isFetching} onClick={() => void check.refetch()}>
          Check it
        </Button>
      </div>
      {check.data && (
        <div className={rows.body} role="status">
          {check.data.isIntact ? (
            <Notice icon="check">
              <p>Checked: {check.data.entries} entries, nothing has been altered.</p>
            </Notice>
          ) : (
            <Notice tone="danger" icon="alert">
              <p>Something has been altered: {check.data.problems.join('. ')}.</p>
            </Notice>
          )}
        </div>
      )}
      <ol className={rows.rows}>
        {events.map(({ number, kind, at, actor, entryHash }) => (
          <li key={number}>
            <b>{LABELS[kind] ?? kind}</b>{' '}
            <span className="muted small">
              {formatMoment(at, firm.zone, firm.formats.locale)}, {actor}, {entryHash.slice(0, 16)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
