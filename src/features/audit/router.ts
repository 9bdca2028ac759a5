import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { listAuditFacets, listAuditLog } from './list-audit-log.ts';
import { auditFacetsSchema, auditPageSchema, listAuditLogInput } from './schema.ts';

export const auditRouter = router({
  list: staffProcedure
    .input(listAuditLogInput)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAuditLog(ctx, input)),

  facets: staffProcedure.output(auditFacetsSchema).query(({ ctx }) => listAuditFacets(ctx)),
});
