import { PERSONAL_DATA } from '../../../src/app/features.ts';
import { getWaiting } from '../../../src/features/answers/waiting/get-waiting.ts';
import { countAppointmentsByStatus } from '../../../src/features/appointments/admin/count-appointments.ts';
import { listAppointmentsForStaff } from '../../../src/features/appointments/admin/list-appointments.ts';
import { listCalendar } from '../../../src/features/appointments/admin/list-calendar.ts';
import { listAppointmentsInput } from '../../../src/features/appointments/admin/schema.ts';
import {
  countSubmissionsByStatus,
  listSubmissions,
} from '../../../src/features/contact/queries.ts';
import { listSubmissionsInput } from '../../../src/features/contact/schema.ts';
import { getActivity, getAgenda } from '../../../src/features/dashboard/get-overview.ts';
import { listPeople, listTags } from '../../../src/features/people/queries.ts';
import { listPeopleInput } from '../../../src/features/people/schema.ts';
import { listEvents } from '../../../src/features/people/timeline/queries.ts';
import { findPerson } from '../../../src/features/privacy/find-person.ts';
import { listTimeOff } from '../../../src/features/scheduling/time-off/queries.ts';
import { findUnsettled } from '../../../src/features/setup/queries.ts';
import { pageInput } from '../../../src/platform/pagination/schema.ts';
import { BUSY_PERSON } from '../many-rows.ts';
import { type BenchedList, LONG_SEARCHES, SEARCHES } from './benched-list.ts';

const now = () => new Date();

const USER_EMAIL = 'client77@example.com';

/** Lists of clients, their messages and appointments. */
export const CLIENT_LISTS: readonly BenchedList[] = [
  {
    table: 'contact_submissions',
    paged: {
      order: 'created_at',
      // `assigneeId: null` means unassigned; calls express it with `assigned`.
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
    },
    besides: {
      counts: countSubmissionsByStatus,
      'who waits': (db) => getWaiting({ db, now }),
      'what is kept of a person': (db) =>
        findPerson({ db, now, personalData: PERSONAL_DATA }, USER_EMAIL),
    },
  },
  {
    table: 'appointments',
    paged: {
      order: 'scheduled_date',
      list: (db, query) =>
        listAppointmentsForStaff({ db, now }, listAppointmentsInput.parse(query)),
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
    },
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
    paged: {
      order: 'starts_at',
      list: (db, query) => listTimeOff(db, { ...pageInput.parse(query), now: now() }),
      queries: [{}],
    },
  },
  {
    table: 'people',
    paged: {
      order: 'last_at',
      list: (db, query) => listPeople(db, { ...listPeopleInput.parse(query), today: '2021-01-01' }),
      queries: [
        {},
        { sort: 'due' },
        { sort: 'due', view: 'clients' },
        { view: 'addresses' },
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
    },
    besides: { tags: listTags },
  },
  {
    table: 'timeline_events',
    paged: {
      order: 'at',
      list: (db, query) => listEvents(db, [BUSY_PERSON], pageInput.parse(query)),
      queries: [{}],
    },
  },
];
