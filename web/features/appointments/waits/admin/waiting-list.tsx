import { MAX_LISTED_WAITS } from '../../../../../src/features/waits/rules.ts';
import { QueryState } from '../../../../admin/query-state.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { WaitRow } from './wait-row.tsx';
import styles from './waiting-list.module.css';

/** Who waits for a time that becomes free, in the order in which times are offered. */
export function WaitingList({ onOpen }: { onOpen: (appointmentId: string) => void }) {
  const list = trpc.waits.list.useQuery();
  return (
    <QueryState
      query={list}
      what="The list"
      isEmpty={(waits) => waits.length === 0}
      empty={
        <EmptyState title="Nobody waits">
          <p className="muted">
            Clients can ask to be told when a time becomes free: on fully booked days, and on the
            page of their appointment. They are offered such times one after another, by e-mail,
            from 8 AM to 8 PM.
          </p>
        </EmptyState>
      }
    >
      {(waits) => (
        <>
          <ol className={styles.list} aria-label="Waiting for an earlier time">
            {waits.map((wait) => (
              <WaitRow key={wait.id} wait={wait} onOpen={onOpen} />
            ))}
          </ol>
          {waits.length === MAX_LISTED_WAITS && (
            <p className="muted small">These are the first {MAX_LISTED_WAITS}.</p>
          )}
        </>
      )}
    </QueryState>
  );
}
