import { PERSONAL_DATA } from '../../src/app/features.ts';
import { getWaiting } from '../../src/features/answers/waiting/get-waiting.ts';
import { countAppointmentsByStatus } from '../../src/features/appointments/admin/count-appointments.ts';
import { listAppointmentsForStaff } from '../../src/features/appointments/admin/list-appointments.ts';
import { listCalendar } from '../../src/features/appointments/admin/list-calendar.ts';
import { listAppointmentsInput } from '../../src/features/appointments/admin/schema.ts';
import { listTimeOff } from '../../src/features/appointments/time-off/queries.ts';
import { countArticlesByStatus } from '../../src/features/articles/admin-queries.ts';
import { findArticleRows } from '../../src/features/articles/find-admin-articles.ts';
import { listAdminArticlesInput } from '../../src/features/articles/schema.ts';
import { listAuditFacets, listAuditLog } from '../../src/features/audit/list-audit-log.ts';
import { listAuditLogInput } from '../../src/features/audit/schema.ts';
import { countSubmissionsByStatus, listSubmissions } from '../../src/features/contact/queries.ts';
import { listSubmissionsInput } from '../../src/features/contact/schema.ts';
import { getActivity, getAgenda } from '../../src/features/dashboard/get-overview.ts';
import { findUnsettled } from '../../src/features/dashboard/queries.ts';
import { listOutbox } from '../../src/features/email/outbox-queries.ts';
import { listEmailsInput } from '../../src/features/email/schema.ts';
import { summariseOutbox } from '../../src/features/email/summarise-outbox.ts';
import { listPeople, listTags } from '../../src/features/people/queries.ts';
import { listPeopleInput } from '../../src/features/people/schema.ts';
import { listEvents } from '../../src/features/people/timeline/queries.ts';
import { findPerson } from '../../src/features/privacy/find-person.ts';
import { countStaff, listUsers } from '../../src/features/staff/queries.ts';
import { listStaffInput } from '../../src/features/staff/schema.ts';
import {
  countTestimonialsByStatus,
  listAllTestimonials,
} from '../../src/features/testimonials/queries.ts';
import { listTestimonialsInput } from '../../src/features/testimonials/schema.ts';
import { pageInput } from '../../src/platform/pagination/schema.ts';
import type { Context } from '../../src/platform/trpc/context.ts';
import { BUSY_PERSON, type ManyRowsTable } from './many-rows.ts';

type Db = Context['db'];

type BenchedList = {
  table: ManyRowsTable;
  /** Sort column of the list, newest first; the deep page starts in the middle of it. */
  order: string;
  /** Returns a page of the list for query parameters as in the URL of a call. */
  list: (db: Db, query: Record<string, unknown>) => Promise<unknown>;
  /** Queries for the list, each timed at the first page; deep pages are added automatically. */
  queries: readonly Record<string, unknown>[];
  /** Queries that have to read long parts of an index; they have a separate budget. */
  longQueries?: readonly Record<string, unknown>[];
  /** Other queries of the same screen. */
  besides?: Readonly<Record<string, (db: Db) => Promise<unknown>>>;
};

const now = () => new Date();

const USER_EMAIL = 'client77@example.com';

/** Words of `many-rows.ts`: in ten rows, in all, in every second one, in one of a hundred, in none. */
const SEARCHES = ['zebra', 'common', 'often', 'seldom', 'nothing'].map((q) => ({
  q,
}));

/**
 * Two frequent words that never occur together, one that occurs only in old rows, and a rare word with a frequent one.
 */
const LONG_SEARCHES = ['left right', 'early', 'common zebra'].map((q) => ({ q }));

/** Every list of the back office that grows. A new one gets an entry here. */
export const LISTS: readonly BenchedList[] = [
  {
    table: 'contact_submissions',
    order: 'created_at',
    // `assigneeId: null`: of nobody, which calls name by `assigned`.
    list: (db, { assigneeId, ...query }) =>
      listSubmissions(db, {
        ...listSubmissionsInput.parse(query),
        ...(assigneeId === null && { assigneeId }),
      }),
    queries: [
      {},
      { status: 'new' },
      { status: 'unresolved' },
      { status: 'resolved' },
      { practiceArea: 'other' },
      { status: 'new', practiceArea: 'other' },
      { sort: 'name' },
      { sort: '-name', status: 'new' },
      { sort: 'status' },
      { sort: '-status', practiceArea: 'other' },
      { sort: 'due' },
      { sort: 'due', status: 'waiting' },
      { status: 'waiting' },
      { status: 'spam' },
      { status: 'deleted' },
      { assigneeId: null },
      { assigneeId: null, status: 'waiting' },
      ...SEARCHES,
      { q: 'zebra', status: 'resolved' },
      { q: 'often', status: 'new' },
    ],
    longQueries: LONG_SEARCHES,
    besides: {
      counts: countSubmissionsByStatus,
      'who waits': (db) => getWaiting({ db, now }),
      'what is kept of a person': (db) =>
        findPerson({ db, now, personalData: PERSONAL_DATA }, USER_EMAIL),
    },
  },
  {
    table: 'appointments',
    order: 'scheduled_date',
    list: (db, query) => listAppointmentsForStaff({ db, now }, listAppointmentsInput.parse(query)),
    queries: [
      {},
      { status: 'cancelled' },
      { order: 'upcoming' },
      { order: 'upcoming', status: 'scheduled' },
      { from: '2010-01-01', to: '2010-01-31' },
      { from: '2010-01-01', to: '2010-12-31', status: 'confirmed' },
      ...SEARCHES,
      { sort: 'name' },
      { sort: '-name', order: 'upcoming' },
      { sort: 'start', status: 'cancelled' },
      { q: 'often', order: 'upcoming' },
      { q: 'often', status: 'cancelled' },
    ],
    longQueries: LONG_SEARCHES,
    besides: {
      counts: (db) => countAppointmentsByStatus({ db, now }),
      calendar: (db) => listCalendar({ db }, { from: '2000-01-10', to: '2000-01-16' }),
      agenda: (db) => getAgenda({ db, now }),
      activity: (db) => getActivity({ db, now }),
      unsettled: (db) => findUnsettled(db),
    },
  },
  {
    table: 'time_off',
    order: 'starts_at',
    list: (db, query) => listTimeOff(db, { ...pageInput.parse(query), now: now() }),
    queries: [{}],
  },
  {
    table: 'blog_posts',
    order: 'created_at',
    list: (db, query) => findArticleRows({ db, now }, listAdminArticlesInput.parse(query)),
    queries: [
      {},
      { status: 'draft' },
      { status: 'published' },
      { status: 'scheduled' },
      { category: 'divorce' },
      { category: 'divorce', status: 'published' },
      { sort: 'date' },
      { sort: '-date', status: 'draft' },
      { sort: 'title' },
      { sort: '-title', category: 'divorce' },
      ...SEARCHES,
      { q: 'often', status: 'draft' },
    ],
    longQueries: LONG_SEARCHES,
    besides: { counts: (db) => countArticlesByStatus(db, now()) },
  },
  {
    table: 'testimonials',
    order: 'created_at',
    list: (db, query) => listAllTestimonials(db, listTestimonialsInput.parse(query)),
    queries: [
      {},
      { status: 'draft' },
      { status: 'published' },
      { sort: 'name' },
      { sort: '-name', status: 'draft' },
      { sort: 'rating' },
      { sort: '-rating', status: 'published' },
      ...SEARCHES,
      { q: 'often', status: 'draft' },
    ],
    longQueries: LONG_SEARCHES,
    besides: { counts: countTestimonialsByStatus },
  },
  {
    table: 'audit_log',
    order: 'at',
    list: (db, query) => listAuditLog({ db }, listAuditLogInput.parse(query)),
    queries: [
      {},
      { actor: 'actor3' },
      { actor: 'seldom' },
      { actor: 'nobody' },
      { entity: 'users' },
      { entityId: 'row-5' },
      { action: 'contact' },
      { action: 'theme.activate' },
      { action: 'nothing' },
      { from: '2020-01-01', to: '2020-01-01' },
      { actor: 'actor3', entity: 'theme_settings' },
      { actor: 'seldom', entity: 'users' },
    ],
    besides: { facets: (db) => listAuditFacets({ db }) },
  },
  {
    table: 'users',
    order: 'created_at',
    list: (db, query) => listUsers(db, listStaffInput.parse(query)),
    queries: [
      {},
      { status: 'pending' },
      { status: 'active' },
      { status: 'revoked' },
      ...['zebra', 'example', 'often', 'nothing', 'client77'].map((q) => ({ q })),
      { q: 'often', status: 'active' },
    ],
    longQueries: [{ q: 'often right' }],
    besides: { counts: countStaff },
  },
  {
    table: 'outbox_emails',
    order: 'created_at',
    list: (db, query) => listOutbox(db, listEmailsInput.parse(query)),
    queries: [
      {},
      { state: 'failed' },
      { state: 'sent' },
      { kind: 'booking_notice' },
      { kind: 'booking_notice', state: 'failed' },
      ...['zebra', 'example', 'often', 'nothing', 'client77'].map((q) => ({ q })),
      { q: 'often', state: 'failed' },
    ],
    longQueries: [{ q: 'left right' }],
    besides: { summary: (db) => summariseOutbox({ db, holdsMail: true }) },
  },
  {
    table: 'people',
    order: 'last_at',
    list: (db, query) => listPeople(db, { ...listPeopleInput.parse(query), today: '2021-01-01' }),
    queries: [
      {},
      { sort: 'name' },
      { sort: '-next' },
      { sort: 'next' },
      { tag: 'rare' },
      { tag: 'nothing' },
      { owner: 'none' },
      { owner: BUSY_PERSON },
      { next: 'overdue' },
      { next: 'planned', sort: 'next' },
      { next: 'none' },
      ...SEARCHES,
    ],
    // One in a hundred has the tag, too few for the nearest rows.
    longQueries: [...LONG_SEARCHES, { tag: 'vip' }, { q: 'often', tag: 'vip' }],
    besides: { tags: listTags },
  },
  {
    table: 'timeline_events',
    order: 'at',
    list: (db, query) => listEvents(db, [BUSY_PERSON], pageInput.parse(query)),
    queries: [{}],
  },
];
