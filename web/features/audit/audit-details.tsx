import { entityLabel } from '../../../src/features/audit/rules.ts';
import { Button, LinkButton } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Pane } from '../../admin/list/pane.tsx';
import type { AdminPath } from '../../admin/section.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Entry } from './audit-columns.tsx';
import styles from './audit-page.module.css';
import { changesBetween } from './changes.ts';
import { placeOf } from './entities.ts';

/** The changes of an audit log entry, in a pane beside the list or in a dialog. */
export function AuditDetails({
  inPane,
  entry,
  zone,
  onOnlyRow,
  onClose,
}: {
  inPane: boolean;
  entry: Entry;
  zone: string;
  onOnlyRow: (entry: Entry) => void;
  onClose: () => void;
}) {
  const locale = useLocale();
  const Frame = inPane ? Pane : Dialog;
  return (
    <Frame
      title={`${entry.actor} ${entry.summary}`}
      onClose={onClose}
      lead={
        <p className="muted small">
          <time className="num" dateTime={entry.at}>
            {formatMoment(entry.at, zone, locale)}
          </time>
        </p>
      }
    >
      <Changes entry={entry} zone={zone} />
      <Ways entry={entry} zone={zone} onOnlyRow={onOnlyRow} />
    </Frame>
  );
}

function Changes({ entry: { before, after }, zone }: { entry: Entry; zone: string }) {
  const locale = useLocale();
  const changes = changesBetween(before, after, zone, locale);
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
