import { Link } from '@tanstack/react-router';
import type { Person } from '../../../../src/features/people/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import { useShielded } from '../../contact-preferences/read-preferences.ts';
import { shownName } from '../shown-name.ts';
import styles from './person-page.module.css';

const SHARES = {
  email: 'Shares the address',
  phone: 'Shares the number',
  name: 'Has the same name',
} as const;

/** Suggests people who may be the same person, to join them, and lists those already joined, to separate them. */
export function SamePerson({ person }: { person: Person }) {
  const withToasts = useMutationToasts();
  const { people } = trpc.useUtils();
  const refresh = () => people.invalidate();
  const separate = trpc.people.separate.useMutation(
    withToasts({ success: 'Separated', failure: 'Failed to separate the people', refresh }),
  );
  const { mutate: undoJoin } = separate;
  const join = trpc.people.join.useMutation(
    withToasts({
      success: 'Joined',
      failure: 'Failed to join the people',
      refresh,
      undo:
        (_answer, { otherId }) =>
        () =>
          undoJoin({ id: otherId }),
    }),
  );
  const { id, joined, similar } = person;
  const isHidden = useShielded(id, person.contactPreferences);
  return (
    <>
      {joined.length > 0 && (
        <section className={rows.box} aria-label="Joined">
          <div className={rows.head}>
            <h2>Joined</h2>
          </div>
          <ul className={rows.rows}>
            {joined.map((other) => (
              <li key={other.id} className={styles.other}>
                <span>
                  <b>{shownName(other, isHidden)}</b>
                  <span className="muted small">
                    {!isHidden && <>{other.email ?? other.phone} · </>}
                    {other.joinedBy ? `joined by ${other.joinedBy}` : 'the same name'}
                  </span>
                </span>
                <Button
                  permission="people.change"
                  size="sm"
                  aria-label={`Separate ${shownName(other, isHidden)}`}
                  pending={separate.isPending && separate.variables.id === other.id}
                  onClick={() => separate.mutate({ id: other.id })}
                >
                  Separate
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {similar.length > 0 && (
        <section className={rows.box} aria-label="May be the same person">
          <div className={rows.head}>
            <h2>May be the same person</h2>
          </div>
          <ul className={rows.rows}>
            {similar.map((other) => (
              <li key={other.id} className={styles.other}>
                <span>
                  <Link to="/admin/people/$id" params={{ id: other.id }}>
                    {shownName(other, isHidden)}
                  </Link>
                  <span className="muted small">
                    {SHARES[other.shares]}
                    {other.shares !== 'name' && !isHidden && ` ${other.value}`}
                  </span>
                </span>
                <Button
                  permission="people.change"
                  size="sm"
                  aria-label={`Join with ${shownName(other, isHidden)}`}
                  pending={join.isPending && join.variables.otherId === other.id}
                  onClick={() => join.mutate({ id, otherId: other.id })}
                >
                  Join
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
