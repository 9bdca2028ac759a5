import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import { listRequestIds, listRequestRecords } from './timeline-queries.ts';

type Row = Awaited<ReturnType<typeof listRequestRecords>>[number];
type What = 'asked' | 'names' | 'cleared' | 'sent' | 'changed' | 'withdrawn';

const TIMES: Readonly<Record<What, (row: Row) => Date | null>> = {
  asked: ({ createdAt }) => createdAt,
  names: ({ namesAt }) => namesAt,
  cleared: ({ clearedAt }) => clearedAt,
  sent: ({ sentAt }) => sentAt,
  changed: ({ changedAt }) => changedAt,
  withdrawn: ({ revokedAt }) => revokedAt,
};

const TITLES: Readonly<Record<What, (row: Row) => string>> = {
  asked: ({ title }) => `Questions sent: ${title}`,
  names: () => 'Gave the names of both sides',
  cleared: () => 'Questions opened',
  sent: ({ title }) => `Sent answers: ${title}`,
  changed: ({ title }) => `Changed answers: ${title}`,
  withdrawn: ({ title }) => `Questions withdrawn: ${title}`,
};

const TEXTS: Readonly<Partial<Record<What, (row: Row) => string>>> = {
  asked: ({ askedBy }) => (askedBy ? `By ${askedBy}` : 'After the booking'),
  cleared: ({ clearedBy }) =>
    clearedBy ? `No conflict, decided by ${clearedBy}` : 'The names match nobody in the records',
};

const eventsOf = (row: Row) =>
  (Object.keys(TIMES) as What[]).flatMap((what) => {
    const at = TIMES[what](row);
    return at ? [{ what, at }] : [];
  });

/** What clients are asked, and that they have answered; never the answers. */
export const questionsTimeline: TimelinePart = {
  kind: 'questions',
  listIds: listRequestIds,

  async identify(tx, ids) {
    const requests = await listRequestRecords(tx, ids);
    return requests.map((row) => ({
      recordId: row.id,
      name: `${row.firstName} ${row.lastName}`.trim(),
      email: row.email || null,
      phone: null,
      aboutId: row.appointmentId,
      events: eventsOf(row),
    }));
  },

  async describe(db, ids) {
    const requests = await listRequestRecords(db, ids);
    return requests.flatMap((row) =>
      eventsOf(row).map(({ what }) => ({
        ...{ recordId: row.id, what },
        title: TITLES[what](row),
        text: TEXTS[what]?.(row) ?? null,
        href: `/admin/answers/${row.id}`,
      })),
    );
  },
};
