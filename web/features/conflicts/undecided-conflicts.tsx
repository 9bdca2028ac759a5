import { Notice } from '../../admin/notice.tsx';
import { trpc } from '../../lib/trpc.ts';
import { RecordLink } from './match-item.tsx';

/** The possible conflicts that are not decided yet; renders nothing if there are none. */
export function UndecidedConflicts() {
  const { data: undecided = [] } = trpc.conflicts.undecided.useQuery();
  if (undecided.length === 0) return null;
  return (
    <Notice tone="warning" icon="alert">
      <p>
        <b>Possible conflict of interest.</b> Please decide before you answer:
      </p>
      <ul>
        {undecided.map(({ kind, id, name }) => (
          <li key={id}>
            <RecordLink found={{ kind, id, client: name }} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
