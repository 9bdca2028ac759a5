import { MAX_SEARCH } from '../../src/platform/pagination/rules.ts';
import { m } from '../lib/messages.ts';
import { buttonClass } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export const isTooLong = (q: string | undefined): boolean => (q?.length ?? 0) > MAX_SEARCH;

/** Instead of the list of a search that the server rejects; `href` is the list without a search. */
export function SearchTooLong({ href }: { href: string }) {
  return (
    <EmptyState title={m.common.searchTooLong}>
      <p className="muted">{m.common.searchAtMost({ max: `${MAX_SEARCH}` })}</p>
      <a className={buttonClass({})} href={href}>
        {m.common.clearFilters}
      </a>
    </EmptyState>
  );
}
