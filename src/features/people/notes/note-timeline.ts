import { DIRECTION_LABELS, OUTCOME_LABELS } from '../rules.ts';
import type { TimelinePart } from '../timeline/timeline-part.ts';
import { listNotes } from './queries.ts';

/** Notes and calls create their events when they are written, so there is nothing to group. */
const part = (kind: 'note' | 'call'): TimelinePart => ({
  kind,
  listIds: async () => [],
  identify: async () => [],

  async describe(db, ids) {
    const notes = await listNotes(db, ids);
    return notes.map(({ id, text, direction, outcome }) => ({
      recordId: id,
      what: '',
      title:
        direction && outcome
          ? `${DIRECTION_LABELS[direction]} call: ${OUTCOME_LABELS[outcome].toLowerCase()}`
          : 'Note',
      text,
    }));
  },
});

export const noteTimeline = part('note');
export const callTimeline = part('call');
