import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { conditionsOf } from '../list/filters.ts';
import type { ListState } from '../list/list-body.tsx';

/**
 * The place of the open row in its list, such as `2 of 30`. Undefined unless it is on the first page: other pages are
 * known by their cursors only.
 */
export function placeOf<Row extends { id: string }>(
  {
    definition: { filters },
    filter,
    query: { data },
    counts,
    openId,
  }: Pick<ListState<Row>, 'definition' | 'filter' | 'query' | 'counts' | 'openId'>,
  locale: string,
) {
  const place = data?.items.findIndex(({ id }) => id === openId) ?? -1;
  if (!data || place < 0 || data.previous) return;
  const conditions = Object.entries(conditionsOf(filters, filter)).filter(([, value]) => value);
  const [name, value] = conditions[0] ?? [];
  const isCounted =
    conditions.length === 0 ||
    (conditions.length === 1 && name && filters[name]?.control?.kind === 'counted');
  const count = isCounted ? counts?.[value ?? 'all'] : undefined;
  if (count !== undefined) return `${place + 1} of ${formatCount(count, locale)}`;
  return `${place + 1} of ${data.items.length}${data.next ? '+' : ''}`;
}
