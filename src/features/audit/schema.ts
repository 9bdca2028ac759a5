import { z } from 'zod';
import { pageInput, pageOf, sortInput } from '../../platform/pagination/schema.ts';
import { optionalText } from '../../platform/text/text-schema.ts';
import { dayRangeFields } from '../../platform/time/day-range-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { AUDIT_SORTS } from './rules.ts';

/** Which entries to export, and in which order; all if no filter is set. Local dates in the firm's zone, both inclusive. */
export const exportAuditLogInput = z.object({
  actor: optionalText(200),
  entity: optionalText(100),
  action: optionalText(100).describe('What the action begins with, such as staff or staff.approve'),
  entityId: optionalText(200),
  ...dayRangeFields,
  sort: sortInput(AUDIT_SORTS),
});
export type ExportAuditLogInput = z.output<typeof exportAuditLogInput>;

export const listAuditLogInput = pageInput.extend(exportAuditLogInput.shape);
export type ListAuditLogInput = z.output<typeof listAuditLogInput>;

/** The state of a row, or of several rows. Never contains secrets. */
const rowState = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullable();

export const auditEntrySchema = z.object({
  id: z.string(),
  at: instantOut,
  actor: z.string(),
  action: z.string(),
  /** What the action was, in words that follow the name of the actor. */
  summary: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  before: rowState,
  after: rowState,
});

export const auditPageSchema = pageOf(auditEntrySchema);

/** The actors and entities in the log, sorted, at most `FACET_LIMIT` of each. */
export const auditFacetsSchema = z.object({
  actors: z.array(z.string()),
  entities: z.array(z.string()),
});

/** The file, in parts. */
export const auditExportSchema = z.custom<AsyncGenerator<string, void, void>>();
