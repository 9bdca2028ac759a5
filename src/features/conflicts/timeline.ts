import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import { STATE_LABELS } from './rules.ts';
import { listDecidedIds, listDecisions } from './timeline-queries.ts';

/**
 * The decisions of staff about conflicts of interest. Without names: other people do not belong in a client's timeline.
 */
export const conflictTimeline: TimelinePart = {
  kind: 'conflict',
  listIds: listDecidedIds,

  async identify(tx, ids) {
    const byCheck = Map.groupBy(await listDecisions(tx, ids), ({ checkId }) => checkId);
    return [...byCheck].map(([checkId, decisions]) => ({
      recordId: checkId,
      name: null,
      email: null,
      phone: null,
      aboutId:
        decisions[0]?.messageId ?? decisions[0]?.appointmentId ?? decisions[0]?.requestId ?? null,
      events: decisions.map(({ id, at }) => ({ what: id, at })),
    }));
  },

  async describe(db, ids) {
    const decisions = await listDecisions(db, ids);
    return decisions.map(({ checkId, id, actor, state, messageId, appointmentId, requestId }) => ({
      recordId: checkId,
      what: id,
      title: `Conflict check: ${STATE_LABELS[state].toLowerCase()}`,
      text: `Decided by ${actor}`,
      href: messageId
        ? `/admin/contact-submissions?open=${messageId}`
        : appointmentId
          ? `/admin/appointments?open=${appointmentId}`
          : `/admin/answers/${requestId}`,
    }));
  },
};
