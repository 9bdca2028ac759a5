import type { TopicTables } from '../features/live/live-changes.ts';
import type { DocumentedPolicies } from '../features/migration/source/copied-tables.ts';
import type { TagTables } from '../platform/ssr/cache-tags.ts';
import type { TablePolicy } from '../platform/tables/table-policy.ts';
import { collect } from './collect.ts';
import { FEATURES } from './features.ts';

const tables = collect(FEATURES, 'tables');

/** The policies of all tables that have one. */
export const TABLES: Readonly<Record<string, TablePolicy>> = tables;

/** Those that the migration wizard copies; a missing documented table or column is a compile error. */
export const DOCUMENTED_POLICIES: DocumentedPolicies = tables;

/** The tables of each topic that is announced to open screens. */
export const TOPIC_TABLES: TopicTables = namesBy('live');

/** The tables behind each cache tag of public pages. */
export const TAG_TABLES: TagTables = namesBy('cacheTag');

function namesBy(duty: 'live' | 'cacheTag'): Record<string, string[]> {
  const policies = Object.entries(TABLES).filter(([, policy]) => policy[duty]);
  const groups = Map.groupBy(policies, ([, policy]) => policy[duty] ?? '');
  return Object.fromEntries(
    [...groups].map(([value, tables]) => [value, tables.map(([name]) => snakeCase(name))]),
  );
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
