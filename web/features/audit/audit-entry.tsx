import type { z } from 'zod';
import type { auditEntrySchema } from '../../../src/features/audit/schema.ts';
import { Button, LinkButton } from '../../admin/button.tsx';
import type { AdminPath } from '../../admin/sections.ts';
import { formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './audit-page.module.css';
import { changesBetween } from './changes.ts';
import { describeAction } from './describe-action.ts';
import { entityLabel, placeOf } from './entities.ts';

export type Entry = z.output<typeof auditEntrySchema>;

/** An entry of the audit log with expandable changes. */
export function AuditEntry({
  entry,
  zone,
  onOnlyRow,
}: {
  entry: Entry;
  zone: string;
  onOnlyRow: (entry: Entry) => void;
}) {
  const { at, actor, entity } = entry;
  return (
    <li>
      <details className={styles.entry}>
        <summary>
          <time className="num" dateTime={at}>
            {formatTime(at, zone)}
          </time>
          <span>
            <b>{actor}</b> {describeAction(entry)}
          </span>
          <span className={styles.about}>{entityLabel(entity)}</span>
          <Icon name="chevron-down" size="sm" />
        </summary>
        <div className={styles.details}>
          <Changes entry={entry} />
          <Ways entry={entry} zone={zone} onOnlyRow={onOnlyRow} />
        </div>
      </details>
    </li>
  );
}

function Changes({ entry: { before, after } }: { entry: Entry }) {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return <p className="muted small">Nothing more is written down.</p>;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before: was, after: is, isChanged }) => (
          <tr key={field} className={isChanged ? styles.changed : undefined}>
            <th scope="row">{field}</th>
            <td>{was}</td>
            <td>{isChanged ? <strong>{is}</strong> : is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ways({
  entry,
  zone,
  onOnlyRow,
}: {
  entry: Entry;
  zone: string;
  onOnlyRow: (entry: Entry) => void;
}) {
  const { action, entity, entityId } = entry;
  const place = placeOf(entry, zone);
  return (
    <p className={styles.ways}>
      <code>{action}</code>
      {entityId && (
        <Button size="sm" variant="subtle" onClick={() => onOnlyRow(entry)}>
          All about this
        </Button>
      )}
      {place && (
        <LinkButton size="sm" {...(place as { to: AdminPath })}>
          Open {entityLabel(entity)}
        </LinkButton>
      )}
    </p>
  );
}
