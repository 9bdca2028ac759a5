import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { AUDIT_ENTRY } from './examples.ts';
import { listAuditFacets, listAuditLog } from './list-audit-log.ts';
import { auditFacetsSchema, auditPageSchema, listAuditLogInput } from './schema.ts';

export const auditRouter = router({
  list: staffProcedure
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

  facets: staffProcedure.output(auditFacetsSchema).query(({ ctx }) => listAuditFacets(ctx)),
});
