import { useMemo } from 'react';
import type { TranslationState } from '../../../src/features/translations/rules.ts';
import { TRANSLATION_STATES } from '../../../src/features/translations/rules.ts';
import { choiceFilter, countedFilter } from '../../admin/list/filters.ts';
import { Sentence } from '../../admin/list/sentence.tsx';
import type { OnSearch } from '../../admin/list-search.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { SearchBox } from '../../admin/search-box.tsx';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './languages.module.css';
import { STATE_WORDS } from './state-words.ts';
import type { Kinds, SiteLanguage, Work } from './translations.ts';
import { workOf } from './translations.ts';
import { WorkGroup } from './work-group.tsx';

type Search = {
  state?: TranslationState | undefined;
  kind?: string | undefined;
  q?: string | undefined;
};

/** What is to be translated: what is out of date first, then what is missing, and at the end what is done. */
export function WorkList(props: {
  language: SiteLanguage;
  search: Search;
  onSearch: OnSearch<Search>;
}) {
  const { language } = props.language;
  const query = trpc.translations.list.useQuery({ language }, { staleTime: 0 });
  return (
    <QueryState query={query} what="The translations">
      {(kinds) => <Loaded {...props} kinds={kinds} />}
    </QueryState>
  );
}

function Loaded({
  language: site,
  search: { state, kind, q },
  onSearch,
  kinds,
}: Parameters<typeof WorkList>[0] & { kinds: Kinds }) {
  const filters = useFilters(kinds);
  const ofKind = workOf(kinds).filter((each) => isFound(each, { kind, q }));
  const shown = ofKind.filter((each) => !state || each.state === state);
  const counts = Object.fromEntries([
    ['all', ofKind.length],
    ...TRANSLATION_STATES.map((name) => [
      name,
      ofKind.filter((each) => each.state === name).length,
    ]),
  ]);
  return (
    <div className={styles.work}>
      <div className={styles.tools}>
        <SearchBox
          label="Search translations"
          placeholder="Search by name"
          value={q}
          onChange={(text) => onSearch({ q: text }, { replace: true })}
        />
        <Sentence
          filters={filters}
          values={{ state, kind }}
          counts={counts}
          onSearch={(change) => onSearch(change as Search)}
        />
      </div>
      {shown.length === 0 && (
        <EmptyState title="Nothing matches">
          <p>Nothing has this name, kind and state.</p>
        </EmptyState>
      )}
      {TRANSLATION_STATES.map((name) => (
        <WorkGroup
          key={`${name} ${state ?? ''} ${kind ?? ''} ${q ?? ''}`}
          state={name}
          work={shown.filter((each) => each.state === name)}
          isOpen={name !== 'published' || state === 'published' || Boolean(q)}
          site={site}
        />
      ))}
    </div>
  );
}

const isFound = ({ entity, name }: Work, { kind, q }: Search) =>
  (!kind || entity === kind) && (!q || name.toLowerCase().includes(q.toLowerCase()));

function useFilters(kinds: Kinds) {
  return useMemo(
    () => ({
      state: countedFilter(
        'State',
        TRANSLATION_STATES.map((value) => ({ value, text: STATE_WORDS[value].title })),
      ),
      kind: choiceFilter(
        'Kind',
        'all kinds',
        kinds.map(({ entity, title }) => ({ value: entity, label: title })),
        { before: 'among', all: 'all kinds' },
      ),
    }),
    [kinds],
  );
}
