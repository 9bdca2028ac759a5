import {
  countAgreementsByState,
  listAgreements,
  listWaiting as listAgreementsToRemind,
} from '../../../src/features/agreements/queries.ts';
import { listAgreementsInput } from '../../../src/features/agreements/schema.ts';
import { listUnanswered } from '../../../src/features/documents/notices/queries.ts';
import { listPaymentsToCheck } from '../../../src/features/payments/queries.ts';
import { listWithoutLink } from '../../../src/features/questionnaires/asking/link-queries.ts';
import {
  listToRemind,
  listUncleared,
} from '../../../src/features/questionnaires/asking/queries.ts';
import { listWaiting } from '../../../src/features/waits/list-waiting.ts';
import { hasOpenWaits, listPointless } from '../../../src/features/waits/queries.ts';
import { subDays } from '../../../src/platform/time/date-math.ts';
import type { BenchedList } from './benched-list.ts';

const BATCH = 100;

/**
 * What comes between the booking and the client. Only agreements have a list with pages: answers, documents and fees are
 * listed for one person or appointment. Jobs look for what is open among all of them every minute.
 */
export const CLIENT_WORK_LISTS: readonly BenchedList[] = [
  {
    table: 'agreements',
    paged: {
      order: 'created_at',
      list: (db, query) => listAgreements(db, listAgreementsInput.parse(query)),
      queries: [
        {},
        { sort: 'created' },
        { state: 'draft' },
        { state: 'sent' },
        { state: 'countersigned' },
        { state: 'countersigned', sort: 'created' },
        { state: 'withdrawn' },
      ],
    },
    besides: {
      counts: countAgreementsByState,
      'to remind': (db) =>
        listAgreementsToRemind(db, { now: new Date(), sentBefore: subDays(new Date(), 3) }),
    },
  },
  {
    table: 'waits',
    besides: {
      'who waits': listWaiting,
      'whether anybody waits': hasOpenWaits,
      'without hope': (db) => listPointless(db, { firstDay: '2019-12-31', tooClose: new Date(0) }),
    },
  },
  {
    table: 'payments',
    besides: { 'to check': (db) => listPaymentsToCheck(db, new Date(), BATCH) },
  },
  {
    table: 'question_requests',
    besides: {
      'without a link': (db) => listWithoutLink(db, BATCH),
      'not cleared': (db) => listUncleared(db, BATCH),
      'to remind': (db) => listToRemind(db, new Date(), BATCH),
    },
  },
  {
    table: 'document_requests',
    besides: {
      'to remind': (db) => listUnanswered(db, { askedBefore: new Date(), now: new Date() }),
    },
  },
];
