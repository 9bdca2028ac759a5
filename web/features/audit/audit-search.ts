import { AUDIT_SORTS } from '../../../src/features/audit/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { dayOf, oneOf, withoutBlanks } from '../../admin/list-search.ts';

/** Search parameters of the audit log: filters, order, pagination cursor and the open entry. */
export type AuditSearch = {
  actor?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  /** Local dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  open?: string | undefined;
  sort?: Sort<(typeof AUDIT_SORTS)[number]> | undefined;
};

const NAMES = ['actor', 'entity', 'entityId', 'from', 'to', 'cursor', 'open'] as const;
const MAX_LENGTHS = {
  actor: 200,
  entity: 100,
  entityId: 200,
  from: 10,
  to: 10,
  cursor: 300,
  open: 20,
};

/** Reads the search parameters; invalid values are left out. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const texts = Object.fromEntries(
    NAMES.flatMap((name) => {
      // The router parses an all-digit name as a number.
      const value = typeof search[name] === 'number' ? `${search[name]}` : search[name];
      if (typeof value !== 'string' || value === '' || value.length > MAX_LENGTHS[name]) return [];
      if ((name === 'from' || name === 'to') && !dayOf(value)) return [];
      return [[name, value]];
    }),
  );
  return withoutBlanks({ ...texts, sort: oneOf(sortsOf(AUDIT_SORTS), search.sort) });
}
