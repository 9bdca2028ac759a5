import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import type { DescribeAction } from './describe-action.ts';
import { type AuditedRecord, listChangeIds, listChangeRecords } from './timeline-queries.ts';

/** Where the back office opens what was changed. */
const SCREENS: Readonly<Record<AuditedRecord, string>> = {
  appointments: '/admin/appointments',
  contact_submissions: '/admin/contact-submissions',
};

/** What staff and clients did with appointments and messages, as the audit log has it. */
export const changeTimeline = (describeAction: DescribeAction): TimelinePart => ({
  kind: 'change',
  listIds: listChangeIds,

  async identify(tx, ids) {
    const changes = await listChangeRecords(tx, ids);
    return changes.map(({ id, at, entityId }) => ({
      recordId: id,
      name: null,
      email: null,
      phone: null,
      aboutId: entityId,
      events: [{ what: '', at }],
    }));
  },

  async describe(db, ids) {
    const changes = await listChangeRecords(db, ids);
    return changes.map(({ id, actor, action, entity, entityId, before, after }) => {
      const words = `${actor} ${describeAction({ action, before, after })}`;
      return {
        recordId: id,
        what: '',
        title: words[0]?.toUpperCase() + words.slice(1),
        // A record that this action deleted cannot be opened.
        href: after === null ? null : `${SCREENS[entity as AuditedRecord]}?open=${entityId}`,
      };
    });
  },
});
