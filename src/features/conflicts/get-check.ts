import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findCheck, listMatches, listMentions, listUndecided } from './check-queries.ts';
import { isQueued } from './queue-queries.ts';
import { findRecord } from './record-queries.ts';
import type { RecordInput } from './schema.ts';

type Deps = Pick<Context, 'db'>;

const NOT_CHECKED = {
  state: 'none' as const,
  version: 0,
  decidedBy: null,
  decidedAt: null,
  note: null,
};

/** What was found about the names of a record, and what staff have decided. Throws `message_not_found` and the like. */
export async function getCheck({ db }: Deps, ref: RecordInput) {
  const record = await findRecord(db, ref);
  if (!record) throw noSuchRecord(ref);
  // Read first, so that no match is missing that is found before the queue is empty.
  const isWaiting = await isQueued(db, ref.kind, ref.id);
  const [check, mentions] = await Promise.all([findCheck(db, ref), listMentions(db, ref)]);
  const matches = check ? await listMatches(db, check.id) : [];
  const { state, version, decidedBy, decidedAt, note } = check ?? NOT_CHECKED;
  return {
    ...{ otherSide: record.otherSide, isWaiting, state, version, decidedBy, decidedAt, note },
    matches: matches.map((match) => ({ ...match, ...refOf(match) })),
    mentions: mentions.map((mention) => ({ ...mention, ...refOf(mention) })),
  };
}

/** How many possible conflicts the dashboard lists. */
const LISTED = 5;

export async function listWaiting({ db }: Deps) {
  const checks = await listUndecided(db, LISTED);
  return checks.flatMap((check) => {
    const { kind, id } = refOf(check);
    return kind === 'entry' ? [] : [{ kind, id, name: check.name, checkedAt: check.checkedAt }];
  });
}

function refOf(row: {
  messageId: string | null;
  appointmentId: string | null;
  requestId: string | null;
  entryId?: string | null;
}) {
  if (row.messageId !== null) return { kind: 'message' as const, id: row.messageId };
  if (row.appointmentId !== null) return { kind: 'appointment' as const, id: row.appointmentId };
  if (row.requestId !== null) return { kind: 'questions' as const, id: row.requestId };
  return { kind: 'entry' as const, id: row.entryId ?? '' };
}

export const noSuchRecord = ({ kind }: RecordInput) =>
  kind === 'questions'
    ? notFound('question_request', 'There are no such questions.')
    : notFound(kind, `There is no such ${kind}.`);
