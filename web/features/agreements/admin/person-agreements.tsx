import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import { StateBadge } from './state-badge.tsx';

const PrepareDialog = lazy(async () => ({
  default: (await import('./prepare-dialog.tsx')).PrepareDialog,
}));

/** The agreements with a person, and the way to another one. */
export function PersonAgreements({ personId }: { personId: string }) {
  const query = trpc.agreements.ofPerson.useQuery({ personId });
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={rows.box} aria-label="Agreements">
      <div className={rows.head}>
        <h2>Agreements</h2>
        <Button
          permission="agreements.change"
          size="sm"
          aria-label="Prepare an Agreement"
          onClick={() => setOpen(true)}
        >
          Prepare
        </Button>
      </div>
      <QueryState
        query={query}
        what="The list"
        isEmpty={(agreements) => agreements.length === 0}
        empty={<p className={`muted ${rows.body}`}>None yet.</p>}
      >
        {(agreements) => (
          <ul className={rows.rows}>
            {agreements.map(({ id, name, state }) => (
              <li key={id}>
                <Link to="/admin/agreements/$id" params={{ id }}>
                  {name}
                </Link>{' '}
                <StateBadge state={state} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {isOpen && (
        <Suspense fallback={null}>
          <PrepareDialog personId={personId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
