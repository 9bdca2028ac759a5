import { useEffect, useRef, useState } from 'react';
import type { Erased, Person } from '../../../src/features/privacy/schema.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import rows from '../../ui/rows.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import styles from './privacy-page.module.css';
import { RecordGroup } from './record-group.tsx';

/** The data stored under an address, by kind, with the available actions. */
export function PersonFound({
  person,
  zone,
  isErased,
  onLookAgain,
  onErased,
}: {
  person: Person;
  zone: string;
  /** Whether this is what remains after an erasure, which a notice already reports. */
  isErased: boolean;
  onLookAgain: () => void;
  onErased: (erased: Erased) => void;
}) {
  const [isErasing, setErasing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isErased) title.current?.focus();
  }, [isErased]);
  const found = person.kinds.filter(({ count }) => count > 0);
  const canErase = found.some(({ kind }) => kind !== 'accounts');
  if (found.length === 0) {
    return (
      <EmptyState title={isErased ? 'Nothing is left' : 'Nothing is kept'}>
        <p className="muted">
          There is nothing under <b className={styles.address}>{person.email}</b>. Perhaps they have
          written with another address.
        </p>
      </EmptyState>
    );
  }
  return (
    <section className={rows.box}>
      <div className={`${rows.head} ${styles.head}`}>
        <h2 ref={title} tabIndex={-1} className={styles.address}>
          {person.email}
        </h2>
        <div className={styles.acts}>
          <ExportButton email={person.email} />
          {canErase && (
            <Button
              permission="privacy.erase"
              variant="outline"
              color="destructive"
              onClick={() => setErasing(true)}
            >
              <AdminIcon name="trash" />
              Erase
            </Button>
          )}
        </div>
      </div>
      <ul className={rows.rows}>
        {found.map((group) => (
          <RecordGroup key={group.kind} group={group} person={person} zone={zone} />
        ))}
      </ul>
      {isErasing && (
        <EraseDialog
          person={person}
          zone={zone}
          onClose={() => setErasing(false)}
          onLookAgain={onLookAgain}
          onErased={onErased}
        />
      )}
    </section>
  );
}
