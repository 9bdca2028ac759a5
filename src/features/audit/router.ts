import { can, router } from '../../platform/trpc/trpc.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditFacets, listAuditLog } from './list-audit-log.ts';
import {
  auditExportSchema,
  auditFacetsSchema,
  auditPageSchema,
  exportAuditLogInput,
  listAuditLogInput,
} from './schema.ts';

/** Example audit entry for the API documentation. */
const _AUDIT_ENTRY = {
  id: '48',
  at: '2031-03-10T14:00:00.000Z',
  actor: 'jordan',
  action: 'staff.approve',
  entity: 'users',
  entityId: '2b7d9a54-8f0e-4c1d-9a3b-5e6f7a8b9c88',
  before: { username: 'tomas', role: 'pending' },
  after: { username: 'tomas', role: 'admin' },
};

export const auditRouter = router({
  list: can('audit.read')
    .meta({
      rest: 'GET /admin/audit-log',
      tag: 'Audit log',
      summary: 'List audit entries, newest first',
      description: 'Dates are local dates in the firm’s zone, both ends included.',
      omit: 'summary',
    })
    .input(listAuditLogInput)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAuditLog(ctx, input)),

  export: can('audit.export')
    .meta({
      rest: 'POST /admin/audit-log/export',
      tag: 'Audit log',
      summary: 'Export the filtered audit entries as CSV',
      description:
        'In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { actor: 'jordan', from: '2031-03-01', to: '2031-03-31' },
        response:
          'Time (America/Los_Angeles),Who,What,About,Row\r\n' +
          '2031-03-10 07:00,jordan,exported the list of staff,Staff,\r\n',
      },
      file: 'audit-log.csv',
    })
    .input(exportAuditLogInput)
    .output(auditExportSchema)
    .mutation(({ ctx, input }) => exportAuditLog(ctx, input)),

  facets: can('audit.read')
    .output(auditFacetsSchema)
    .query(({ ctx }) => listAuditFacets(ctx)),
});
