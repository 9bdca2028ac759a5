import { listAuditFacets, listAuditLog } from '../../../src/features/audit/list-audit-log.ts';
import { listAuditLogInput } from '../../../src/features/audit/schema.ts';
import { listOutbox } from '../../../src/features/email/outbox-queries.ts';
import { listEmailsInput } from '../../../src/features/email/schema.ts';
import { summariseOutbox } from '../../../src/features/email/summarise-outbox.ts';
import { countStaff, listUsers } from '../../../src/features/staff/queries.ts';
import { listStaffInput } from '../../../src/features/staff/schema.ts';
import type { BenchedList } from './benched-list.ts';

/** Lists of mails, staff and the audit log. */
export const OFFICE_LISTS: readonly BenchedList[] = [
  {
    table: 'audit_log',
    paged: {
      order: 'at',
      list: (db, query) =>
        listAuditLog({ db, describeAction: () => '' }, listAuditLogInput.parse(query)),
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
    },
    besides: { facets: (db) => listAuditFacets({ db }) },
  },
  {
    table: 'users',
    paged: {
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
    },
    besides: { counts: countStaff },
  },
  {
    table: 'outbox_emails',
    paged: {
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
    },
    besides: { summary: (db) => summariseOutbox({ db, holdsMail: true }) },
  },
];
