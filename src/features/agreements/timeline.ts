import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import { listAgreementIds, listSteps, listToCountersign } from './timeline-queries.ts';

/** The steps that a timeline shows, in words. */
const TITLES: Readonly<Record<string, string>> = {
  prepare: 'Agreement prepared',
  approve: 'Agreement approved',
  send: 'Agreement sent',
  send_again: 'Agreement sent again',
  take_translation: 'Has the translation of the agreement',
  confirm_reading: 'Has read the agreement',
  sign: 'Signed the agreement',
  countersign: 'Agreement signed by both',
  withdraw: 'Agreement withdrawn',
  expire: 'Agreement expired',
  replace: 'Agreement replaced',
};
const KINDS = Object.keys(TITLES);

const whatOf = ({ kind, number }: { kind: string; number: number }) => `${kind}:${number}`;

/** What was done with the agreements of a person. */
export const agreementTimeline: TimelinePart = {
  kind: 'agreement',
  listIds: listAgreementIds,
  listDue: listToCountersign,

  async identify(tx, ids) {
    const byId = Map.groupBy(await listSteps(tx, ids, KINDS), ({ id }) => id);
    return [...byId].flatMap(([recordId, steps]) => {
      const [first] = steps;
      if (!first) return [];
      return {
        recordId,
        name: first.clientName,
        email: first.clientEmail,
        phone: null,
        aboutId: first.messageId ?? first.appointmentId,
        events: steps.map((step) => ({ what: whatOf(step), at: step.at })),
      };
    });
  },

  async describe(db, ids) {
    const steps = await listSteps(db, ids, KINDS);
    return steps.map(({ id, name, actor, ...step }) => ({
      recordId: id,
      what: whatOf(step),
      title: TITLES[step.kind] ?? step.kind,
      text: `${name}, ${actor}`,
      href: `/admin/agreements/${id}`,
    }));
  },
};
