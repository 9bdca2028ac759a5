import type { StaffUser } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requirePerson } from '../get-person.ts';
import { listMembers } from '../joins/queries.ts';
import type { noteTimeline } from '../notes/note-timeline.ts';
import { presentNote } from '../notes/present-note.ts';
import { listNotes } from '../notes/queries.ts';
import type { ReadTimelineInput } from '../schema.ts';
import { listEvents } from './queries.ts';

type Deps = Pick<Context, 'db' | 'timelineParts'> & { user: StaffUser };

/**
 * A page of the timeline of a person, newest events first, including those of joined people. Records that have been
 * deleted in the meantime are left out. Throws `person_not_found`.
 */
export async function readTimeline(
  { db, timelineParts, user }: Deps,
  { id, limit, cursor }: ReadTimelineInput,
) {
  const { rootId } = await requirePerson(db, id);
  const members = await listMembers(db, rootId);
  const { items, ...cursors } = await listEvents(db, members, { limit, cursor });
  const descriptions = new Map<string, Awaited<ReturnType<typeof noteTimeline.describe>>[number]>();
  const notes = new Map<string, ReturnType<typeof presentNote>>();
  const idsOf = (kinds: readonly string[]) => [
    ...new Set(items.filter(({ kind }) => kinds.includes(kind)).map(({ recordId }) => recordId)),
  ];
  for (const { kind, describe } of timelineParts) {
    const ids = idsOf([kind]);
    if (ids.length === 0) continue;
    for (const each of await describe(db, ids)) {
      descriptions.set(keyOf({ kind, ...each }), each);
    }
  }
  for (const note of await listNotes(db, idsOf(['note', 'call'])))
    notes.set(note.id, presentNote(note, user));
  return {
    ...cursors,
    items: items.flatMap((event) => {
      const known = descriptions.get(keyOf(event));
      if (!known) return [];
      const { id: eventId, kind, at, recordId, aboutId } = event;
      const { title, text = null, moment = null, href = null } = known;
      return {
        id: eventId,
        kind,
        recordId,
        aboutId,
        at,
        title,
        text,
        moment,
        href,
        note: notes.get(event.recordId) ?? null,
      };
    }),
  };
}

const keyOf = ({ kind, recordId, what }: { kind: string; recordId: string; what: string }) =>
  `${kind} ${recordId} ${what}`;
