import { displayName } from '../../../src/features/people/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { LinkButton } from '../../admin/button.tsx';
import { trpc } from '../../lib/trpc.ts';

/** A link from a record to its person; renders nothing until the record has been assigned to one. */
export function PersonLink({
  kind,
  recordId,
  className,
}: {
  /** The kind of the record in timelines. */
  kind: 'message' | 'appointment';
  recordId: string;
  className?: string | undefined;
}) {
  const { data: person } = trpc.people.ofRecord.useQuery({ kind, recordId });
  if (!person) return <span className="muted">Not grouped yet</span>;
  return (
    <LinkButton
      size="sm"
      variant="subtle"
      className={className}
      to="/admin/people/$id"
      params={{ id: person.id }}
      aria-label={`Timeline of ${displayName(person)}`}
    >
      <AdminIcon name="people" size="sm" />
      {displayName(person)}
    </LinkButton>
  );
}
