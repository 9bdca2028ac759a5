import { MAX_SEARCH } from '../../src/platform/pagination/rules.ts';
import { buttonClass } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export const isTooLong = (q: string | undefined): boolean => (q?.length ?? 0) > MAX_SEARCH;

/** Instead of the list of a search that the server rejects; `href` is the list without a search. */
export function SearchTooLong({ href }: { href: string }) {
  return (
    <EmptyState title="Search Too Long">
      <p className="muted">{`Please search for at most ${MAX_SEARCH} characters.`}</p>
      <a className={buttonClass({})} href={href}>
        Clear Filters
      </a>
    </EmptyState>
  );
}
