import { can, router } from '../../platform/trpc/trpc.ts';
import { AUDIT_ENTRY } from './examples.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditFacets, listAuditLog } from './list-audit-log.ts';
import {
  auditExportSchema,
  auditFacetsSchema,
  auditPageSchema,
  exportAuditLogInput,
  listAuditLogInput,
} from './schema.ts';

export const auditRouter = router({
  list: can('audit.read')
    .meta({
      rest: 'GET /admin/audit-log',
      tag: 'Audit log',
      summary: 'Who did what to which row, newest first',
      description: 'Dates are days where the firm is, both ends included.',
      examples: { response: AUDIT_ENTRY },
    })
    .input(listAuditLogInput)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAuditLog(ctx, input)),

  export: can('audit.export')
    .meta({
      rest: 'POST /admin/audit-log/export',
      tag: 'Audit log',
      summary: 'All entries that are filtered as a table to save (text/csv)',
      description:
        'In the order of the list, without a limit. A connection that ends early says that rows are missing.',
      examples: {
        body: { actor: 'maren', from: '2031-03-01', to: '2031-03-31' },
        response:
          'Time (America/Los_Angeles),Who,What,About,Row\r\n' +
          '2031-03-10 07:00,maren,exported the list of staff,Staff,\r\n',
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
