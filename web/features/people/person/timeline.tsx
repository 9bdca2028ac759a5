import type { Note, TimelineEvent } from '../../../../src/features/people/schema.ts';
import { AdminIcon, type AdminIconName } from '../../../admin/admin-icon.tsx';
import { EditDeleteButtons } from '../../../admin/edit-delete-buttons.tsx';
import { useNow } from '../../../admin/use-now.ts';
import { formatMoment, formatTime } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { dateOf, shortDay, wholeMoment } from '../day-words.ts';
import { groupEvents, type Happening } from './group-events.ts';
import styles from './timeline.module.css';

const MINUTE_MS = 60_000;

const MARKS: Readonly<Record<string, AdminIconName>> = {
  message: 'inbox',
  appointment: 'calendar',
  mail: 'send',
  note: 'note',
  call: 'people',
  conflict: 'shield',
  document: 'page',
  questions: 'note',
  subscription: 'mail',
};

type NoteActions = {
  onEdit: (note: Note) => void;
  onDelete: (note: Note) => Promise<void>;
  isDeleting: (id: string) => boolean;
};

/** The events of a person by day, newest first. What belongs to an event is shown below it. */
export function Timeline({
  events,
  zone,
  ...actions
}: NoteActions & { events: readonly TimelineEvent[]; zone: string }) {
  const locale = useLocale();
  const now = useNow(MINUTE_MS);
  return (
    <ol className={styles.days} aria-label="Timeline">
      {groupEvents(events, zone).map(({ date: day, happenings }) => {
        const { at } = happenings[0]?.event ?? { at: day };
        const [date, short] = [dateOf(at, zone, now, locale), shortDay(at, zone, now, locale)];
        return (
          <li key={day} className={styles.day}>
            <h2>
              {short}
              {date !== short && <small>{date}</small>}
            </h2>
            <ul>
              {happenings.map((happening) => (
                <OneEvent
                  key={happening.event.id}
                  {...happening}
                  {...actions}
                  zone={zone}
                  now={now}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function OneEvent({
  event: { kind, at, title, text, moment, href, note },
  others,
  zone,
  now,
  onEdit,
  onDelete,
  isDeleting,
}: Happening & NoteActions & { zone: string; now: Date }) {
  const locale = useLocale();
  return (
    <li className={styles.event}>
      <span className={styles.mark} data-kind={kind}>
        <AdminIcon name={MARKS[kind] ?? 'history'} size="sm" />
      </span>
      <div className={styles.what}>
        {href ? <a href={href}>{title}</a> : <b>{title}</b>}
        {moment && <span className="num">{wholeMoment(moment, zone, now, locale)}</span>}
        <time className="muted small num" dateTime={at}>
          {formatTime(at, zone, locale)}
          {note && ` · ${note.author}`}
        </time>
      </div>
      {note && (
        <div className={styles.actions}>
          <EditDeleteButtons
            permission="people.change"
            name={`${note.kind} of ${formatMoment(at, zone, locale)}`}
            isDeleting={isDeleting(note.id)}
            onEdit={note.canChange ? () => onEdit(note) : undefined}
            onDelete={note.canDelete ? () => onDelete(note) : undefined}
          />
        </div>
      )}
      {text && (
        <p className={styles.text} data-said={kind === 'message' || note ? true : undefined}>
          <bdi>{text}</bdi>
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((other) => (
            <li key={other.id}>
              {other.href ? <a href={other.href}>{other.title}</a> : other.title}{' '}
              <time className="num" dateTime={other.at}>
                {formatTime(other.at, zone, locale)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
