import type { TimelineEvent } from '../../../../src/features/people/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { EditDeleteButtons } from '../../../admin/edit-delete-buttons.tsx';
import { formatMoment } from '../../../lib/format.ts';
import rows from '../../../ui/rows.module.css';
import styles from './person-page.module.css';

/** The events of a person, newest first. */
export function Timeline({
  events,
  zone,
  onEdit,
  onDelete,
  isDeleting,
}: {
  events: readonly TimelineEvent[];
  zone: string;
  onEdit: (note: NonNullable<TimelineEvent['note']>) => void;
  onDelete: (note: NonNullable<TimelineEvent['note']>) => Promise<void>;
  isDeleting: (id: string) => boolean;
}) {
  return (
    <ol className={`${rows.box} ${rows.rows}`} aria-label="Timeline">
      {events.map(({ id, at, title, text, moment, href, note }) => (
        <li key={id} className={styles.event}>
          <div className={styles.what}>
            {href ? <a href={href}>{title}</a> : <b>{title}</b>}
            {moment && <span className="num">{formatMoment(moment, zone)}</span>}
            <time className="muted small num" dateTime={at}>
              {formatMoment(at, zone)}
              {note && ` · ${note.author}`}
            </time>
          </div>
          {note && (
            <div className={styles.acts}>
              <EditDeleteButtons
                permission="people.change"
                name={`${note.kind} of ${formatMoment(at, zone)}`}
                isDeleting={isDeleting(note.id)}
                onEdit={note.canChange ? () => onEdit(note) : undefined}
                onDelete={note.canDelete ? () => onDelete(note) : undefined}
              />
            </div>
          )}
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** The buttons that add a note or a call. */
export function AddButtons({ onAdd }: { onAdd: (kind: 'note' | 'call') => void }) {
  return (
    <>
      <Button permission="people.change" onClick={() => onAdd('call')}>
        Log Call
      </Button>
      <Button permission="people.change" variant="filled" onClick={() => onAdd('note')}>
        Add Note
      </Button>
    </>
  );
}
