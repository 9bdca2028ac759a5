import { TRANSLATION_STATES } from '../../../src/features/translations/rules.ts';
import { oneOf, textUpTo, words } from '../../admin/list-search.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Segmented } from '../../admin/segmented.tsx';
import { useAdminSearch } from '../../admin/use-admin-search.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LanguageSummary } from './language-summary.tsx';
import styles from './languages.module.css';
import { WorkList } from './work-list.tsx';

const LANGUAGES_SEARCH = {
  language: textUpTo(20),
  state: oneOf(TRANSLATION_STATES),
  kind: textUpTo(40),
  q: words,
};

/** The further languages of the site: whether visitors find them, and what is to be translated. */
export function LanguagesPage() {
  const [search, onSearch] = useAdminSearch(LANGUAGES_SEARCH);
  const query = trpc.translations.languages.useQuery(undefined, { staleTime: 0 });
  return (
    <Screen title="Languages" lead="The site in further languages, and what is to be translated.">
      <QueryState
        query={query}
        what="The languages"
        isEmpty={(languages) => languages.length === 0}
        empty={
          <EmptyState title="No further language">
            <p>This release has the texts of English only.</p>
          </EmptyState>
        }
      >
        {(languages) => {
          const chosen =
            languages.find(({ language }) => language === search.language) ?? languages[0];
          if (!chosen) return null;
          return (
            <div className={styles.page}>
              {languages.length > 1 && (
                <Segmented
                  label="Language"
                  value={chosen.language}
                  options={languages.map(({ language, name }) => ({ value: language, text: name }))}
                  onChange={(language) => onSearch({ language })}
                />
              )}
              <LanguageSummary language={chosen} />
              <WorkList
                key={chosen.language}
                language={chosen}
                search={search}
                onSearch={onSearch}
              />
            </div>
          );
        }}
      </QueryState>
    </Screen>
  );
}
