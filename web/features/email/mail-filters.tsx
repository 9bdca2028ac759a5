import {
  EMAIL_KIND_LABELS,
  EMAIL_KINDS,
  EMAIL_STATES,
  type EmailState,
} from '../../../src/email/rules.ts';
import { formatCount } from '../../../src/paging/rules.ts';
import { Button } from '../../components/button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import screen from '../admin/screen.module.css';
import { SearchBox } from '../admin/search-box.tsx';
import { STATE_TEXTS } from './mail-row.tsx';
import type { MailSearch } from './mail-search.ts';

/** Which mails staff look for. */
export function MailFilters({
  filter: { q, state, kind },
  counts,
  onSearch,
}: {
  filter: Pick<MailSearch, 'q' | 'state' | 'kind'>;
  counts: Readonly<Record<EmailState | 'all', number>> | undefined;
  onSearch: (change: Partial<MailSearch>, options?: { replace?: boolean }) => void;
}) {
  const countOf = (of: EmailState | 'all') => counts && formatCount(counts[of]);
  return (
    <div className={screen.tools}>
      <SearchBox
        label="Search by receiver"
        value={q ?? ''}
        onChange={(text) => onSearch({ q: text }, { replace: true })}
      />
      <Segmented
        label="State"
        value={state ?? 'all'}
        options={[
          { value: 'all', text: 'All', count: countOf('all') },
          ...EMAIL_STATES.map((value) => ({
            value,
            text: STATE_TEXTS[value],
            count: countOf(value),
          })),
        ]}
        onChange={(value) => onSearch({ state: value === 'all' ? undefined : value })}
      />
      <select
        className="input"
        aria-label="Kind of mail"
        value={kind ?? ''}
        onChange={(event) =>
          onSearch({ kind: EMAIL_KINDS.find((value) => value === event.target.value) })
        }
      >
        <option value="">All kinds</option>
        {EMAIL_KINDS.map((value) => (
          <option key={value} value={value}>
            {EMAIL_KIND_LABELS[value]}
          </option>
        ))}
      </select>
      {(q || state || kind) && (
        <Button
          variant="quiet"
          onClick={() => onSearch({ q: undefined, state: undefined, kind: undefined })}
        >
          Clear Filters
        </Button>
      )}
    </div>
  );
}
