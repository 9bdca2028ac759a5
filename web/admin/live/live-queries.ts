import type { QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { LIVE_TOPICS, type LiveTopic } from '../../../src/features/live/rules.ts';
import { trpc } from '../../lib/trpc.ts';

/**
 * The queries to refetch for each topic that the server announces: lists and counts that other people change while a
 * tab is open. The queries of editors are not included.
 */
const QUERIES: Readonly<Record<LiveTopic, () => QueryKey[]>> = {
  contact: () => [
    getQueryKey(trpc.contact.submissions),
    getQueryKey(trpc.contact.submission),
    getQueryKey(trpc.contact.counts),
    getQueryKey(trpc.contact.replies),
    ...conflicts(),
    ...waiting(),
  ],
  appointments: () => [
    getQueryKey(trpc.appointments.list),
    getQueryKey(trpc.appointments.calendar),
    getQueryKey(trpc.appointments.appointment),
    getQueryKey(trpc.appointments.counts),
    getQueryKey(trpc.waits.list),
    ...conflicts(),
    ...waiting(),
  ],
  answers: waiting,
  payments: () => [getQueryKey(trpc.payments.ofAppointment), getQueryKey(trpc.people.timeline)],
  people: () => [
    getQueryKey(trpc.people.list),
    getQueryKey(trpc.people.timeline),
    getQueryKey(trpc.people.ofRecord),
    // Those of a person follow from how records are grouped.
    getQueryKey(trpc.questionRequests.list),
  ],
  documents: () => [getQueryKey(trpc.documents.ofPerson), getQueryKey(trpc.people.timeline)],
  questions: () => [
    getQueryKey(trpc.questionRequests.list),
    getQueryKey(trpc.questionRequests.get),
    getQueryKey(trpc.questionnaires.list),
  ],
  conflicts: () => [
    ...conflicts(),
    getQueryKey(trpc.questionRequests),
    getQueryKey(trpc.conflictEntries.list),
  ],
  agreements: () => [
    getQueryKey(trpc.agreements.list),
    getQueryKey(trpc.agreements.counts),
    getQueryKey(trpc.agreements.one),
    getQueryKey(trpc.agreements.ofPerson),
    getQueryKey(trpc.agreements.check),
    getQueryKey(trpc.agreementTemplates.list),
  ],
  email: () => [
    getQueryKey(trpc.email.outbox),
    getQueryKey(trpc.email.summary),
    // Replies include the delivery state of their mails.
    getQueryKey(trpc.contact.replies),
  ],
  newsletter: () => [
    getQueryKey(trpc.newsletter.subscribers),
    getQueryKey(trpc.newsletter.subscriberCount),
    getQueryKey(trpc.letters.list),
    getQueryKey(trpc.letters.counts),
    getQueryKey(trpc.letters.audience),
    getQueryKey(trpc.letters.stopped),
  ],
  probate: () => [getQueryKey(trpc.probate.addresses), getQueryKey(trpc.dashboard)],
  articles: () => [
    getQueryKey(trpc.articles.adminRows),
    getQueryKey(trpc.articles.counts),
    getQueryKey(trpc.dashboard),
    getQueryKey(trpc.setup.state),
    ...translations(),
  ],
  pages: () => [getQueryKey(trpc.pages.adminList), ...translations()],
  testimonials: () => [
    getQueryKey(trpc.testimonials.all),
    getQueryKey(trpc.testimonials.counts),
    getQueryKey(trpc.setup.state),
  ],
  staff: () => [getQueryKey(trpc.staff.list), getQueryKey(trpc.staff.counts)],
  // A change to an attorney also changes the host.
  team: () => [getQueryKey(trpc.attorneys.list), ...availability(), ...translations()],
  availability,
  'api-keys': () => [getQueryKey(trpc.apiKeys.list)],
  webhooks: () => [getQueryKey(trpc.webhooks.list), getQueryKey(trpc.webhooks.deliveries)],
  translations,
  'law-tasks': () => [getQueryKey(trpc.lawTasks), getQueryKey(trpc.setup.state)],
};

/** Also refetched when an original changes: its translations are then out of date. */
function translations(): QueryKey[] {
  return [
    getQueryKey(trpc.translations.languages),
    getQueryKey(trpc.translations.list),
    getQueryKey(trpc.translations.ofOriginal),
  ];
}

function availability(): QueryKey[] {
  return [
    getQueryKey(trpc.availability.settings),
    getQueryKey(trpc.hosts),
    getQueryKey(trpc.timeOff.list),
    getQueryKey(trpc.appointments.calendar),
  ];
}

/** Also refetched when a record changes, because the other side is one of its columns. */
function conflicts(): QueryKey[] {
  return [
    getQueryKey(trpc.conflicts.check),
    getQueryKey(trpc.conflicts.states),
    getQueryKey(trpc.conflicts.undecided),
  ];
}

function waiting(): QueryKey[] {
  return [getQueryKey(trpc.dashboard), getQueryKey(trpc.answers.waiting)];
}

/** The distinct keys of the queries that show data of these topics; by default of all topics. */
export function liveQueries(topics: readonly string[] = LIVE_TOPICS): QueryKey[] {
  const keys = LIVE_TOPICS.filter((topic) => topics.includes(topic)).flatMap((topic) =>
    QUERIES[topic](),
  );
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
}
