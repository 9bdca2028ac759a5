import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { countByStatus, countCapped } from '../../platform/pagination/count-queries.ts';
import { fetchPage, orderFor, pageKey } from '../../platform/pagination/page-queries.ts';
import { readAll } from '../../platform/pagination/read-all.ts';
import { fetchSearchPage } from '../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import type { DayRange, InstantRange } from '../../platform/time/day-range.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import { type Answer, SUBMISSION_STATUSES, type SubmissionStatus } from './rules.ts';
import {
  contactSubmissionSchema,
  type ListSubmissionsInput,
  type SubmissionFilter,
  staffSubmissionSchema,
} from './schema.ts';

/** The documented columns, in the documented order. */
export const SUBMISSION_COLUMNS = contactSubmissionSchema.keyof().options;

/** The columns that staff see. */
const STAFF_COLUMNS = staffSubmissionSchema.omit({ assignedTo: true }).keyof().options;

const assignee = sql<string | null>`(
  select username from users where users.id = contact_submissions.assigned_to)`.as('assignedTo');

type Row = { answeredHow: Answer | null; contactPreferences: ContactPreferences | null };

/** The orders of the list, each with an index (migrations 0044 and 0087). */
const ORDERS = {
  received: { column: 'createdAt', type: 'timestamptz' },
  /** Messages that wait for an answer first, the most overdue of these at the top. */
  due: {
    rank: sql<number>`(case when answered_at is null and not is_resolved and not is_spam and deleted_at is null
        then 0 else 1 end)`,
    column: sql`coalesce(answer_due_at, created_at)`,
    type: 'timestamptz',
  },
  name: { column: sql`lower(last_name || ' ' || first_name)`, type: 'text' },
  /** New, read, resolved; the oldest of each first. */
  status: {
    rank: sql<number>`(case when is_resolved then 2 when is_read then 1 else 0 end)`,
    column: 'createdAt',
    type: 'timestamptz',
  },
} as const;

/** A filter with the instants at which its days begin and end. */
export type DatedFilter = Omit<SubmissionFilter, keyof DayRange | 'assigned'> &
  Partial<InstantRange> & {
    /** Id of the user that messages are assigned to; null for unassigned messages. */
    assigneeId?: string | null | undefined;
  };

type Preferences = { contactPreferences: ContactPreferences | null };

/** A message with the columns that its mails need. */
export function findContactSubmissionForMail(db: Db, id: string) {
  return db
    .selectFrom('contactSubmissions')
    .leftJoin('practiceAreas as area', 'area.key', 'contactSubmissions.practiceArea')
    .select(STAFF_COLUMNS.map((column) => `contactSubmissions.${column}` as const))
    .select((eb) => eb.fn.coalesce('area.label', 'practiceArea').as('practiceAreaLabel'))
    .where('contactSubmissions.id', '=', id)
    .$narrowType<Preferences>()
    .executeTakeFirst();
}

const inStatus = (db: Db, status: SubmissionStatus | null | undefined) => {
  const submissions = db.selectFrom('contactSubmissions');
  if (status === 'deleted') return submissions.where('deletedAt', 'is not', null);
  const kept = submissions.where('deletedAt', 'is', null).where('isSpam', '=', status === 'spam');
  if (status === 'new') return kept.where('isRead', '=', false);
  if (status === 'unresolved') return kept.where('isResolved', '=', false);
  if (status === 'resolved') return kept.where('isResolved', '=', true);
  if (status === 'waiting') {
    return kept.where('isResolved', '=', false).where('answeredAt', 'is', null);
  }
  return kept;
};

/** The messages that match the filter, without its search words and in no order. */
export const filteredSubmissions = (
  db: Db,
  { status, practiceArea, assigneeId, since, until }: Omit<DatedFilter, 'q'>,
) => {
  let submissions = inStatus(db, status);
  if (since) submissions = submissions.where('createdAt', '>=', since);
  if (until) submissions = submissions.where('createdAt', '<', until);
  if (practiceArea) submissions = submissions.where('practiceArea', '=', practiceArea);
  if (assigneeId !== undefined) {
    submissions = assigneeId
      ? submissions.where('assignedTo', '=', assigneeId)
      : submissions.where('assignedTo', 'is', null);
  }
  return submissions.select(STAFF_COLUMNS).select(assignee).$narrowType<Row>();
};

/** A page of the messages that match the filter, newest first unless sorted. */
export function listSubmissions(
  db: Db,
  {
    limit,
    cursor,
    q,
    sort,
    ...filter
  }: DatedFilter & Omit<ListSubmissionsInput, keyof SubmissionFilter>,
) {
  const order = orderFor(ORDERS, sort ?? '-received');
  const submissions = filteredSubmissions(db, filter).select(pageKey(order));
  const page = { limit, cursor };
  return q
    ? fetchSearchPage(db, submissions, matchesSearchWords(q), order, page)
    : fetchPage(submissions, order, page);
}

/** All messages that match the filter, in the order of the list, in batches: see `readAll`. */
export function readSubmissions(
  db: Db,
  { q, sort, ...filter }: DatedFilter & Pick<ListSubmissionsInput, 'sort'>,
) {
  const order = orderFor(ORDERS, sort ?? '-received');
  const submissions = filteredSubmissions(db, filter).select(pageKey(order));
  return readAll(db, submissions, order, q ? matchesSearchWords(q) : undefined);
}

/** How many messages there are, in total and by status, as staff filter them. */
export function countSubmissionsByStatus(db: Db) {
  return countByStatus(SUBMISSION_STATUSES, (status) =>
    countCapped(db, inStatus(db, status).select('id')),
  );
}

/** Locks a message until the transaction ends. */
export function lockSubmission(tx: Tx, id: string) {
  return tx
    .selectFrom('contactSubmissions')
    .select(STAFF_COLUMNS)
    .select(assignee)
    .$narrowType<Row>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateSubmission(
  tx: Tx,
  id: string,
  change: Partial<{
    isRead: boolean;
    isResolved: boolean;
    answeredAt: Date | null;
    answeredHow: Answer | null;
  }>,
) {
  return tx
    .updateTable('contactSubmissions')
    .set(change)
    .where('id', '=', id)
    .returning(STAFF_COLUMNS)
    .returning(assignee)
    .$narrowType<Row>()
    .executeTakeFirstOrThrow();
}

/** Records that a message was answered by a reply, unless it was answered before. */
export async function markAnsweredByReply(tx: Tx, id: string, answeredAt: Date): Promise<void> {
  await tx
    .updateTable('contactSubmissions')
    .set({ answeredAt, answeredHow: 'reply' satisfies Answer })
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .execute();
}

export function findSubmission(db: Db, id: string) {
  return db
    .selectFrom('contactSubmissions')
    .select(STAFF_COLUMNS)
    .select(assignee)
    .$narrowType<Row>()
    .where('id', '=', id)
    .executeTakeFirst();
}
