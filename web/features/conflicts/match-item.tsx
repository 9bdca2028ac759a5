import { Link } from '@tanstack/react-router';
import { relationLabel } from '../../../src/features/conflicts/rules.ts';
import type { ConflictMatch } from '../../../src/features/conflicts/schema.ts';
import { formatDate } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './conflict-panel.module.css';

type Found = Pick<ConflictMatch, 'kind' | 'id' | 'client'>;

const PATHS = {
  message: '/admin/contact-submissions',
  appointment: '/admin/appointments',
} as const;

const WORDS = { message: 'Message of', appointment: 'Appointment of' } as const;

/** A link to the message or appointment in which a name was found. */
export function RecordLink({ found: { kind, id, client } }: { found: Found }) {
  if (kind === 'entry') return <Link to="/admin/conflicts">Conflict list</Link>;
  if (kind === 'questions') {
    return (
      <Link to="/admin/answers/$id" params={{ id }}>
        Answers of {client}
      </Link>
    );
  }
  return (
    <Link to={PATHS[kind]} search={{ open: id }}>
      {WORDS[kind]} {client}
    </Link>
  );
}

/**
 * A match of the conflict check: a name in the firm's records that may be the same person, its source, and why it
 * matches.
 */
export function MatchItem({ match, zone }: { match: ConflictMatch; zone: string }) {
  const locale = useLocale();
  const { ownRole, ownName, name, reasons, at, note } = match;
  return (
    <li className={styles.match}>
      <p>
        <b>{name}</b> {roleOf(match)}
        <span className="muted"> may be </span>
        <b>{ownName}</b>
        <span className="muted">{ownRole === 'client' ? ', the client' : ', the other side'}</span>
      </p>
      <ul className="small">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {note && <p className="small">{note}</p>}
      <p className="small">
        <RecordLink found={match} />{' '}
        <time className="muted num" dateTime={at}>
          {formatDate(at, zone, locale)}
        </time>
      </p>
    </li>
  );
}

function roleOf({ role, relation }: ConflictMatch): string {
  if (role === 'client') return '(client)';
  if (role === 'other_side') return '(other side)';
  return `(conflict list: ${relationLabel(relation ?? '').toLowerCase()})`;
}
