import { TEMPLATES, variablesOf } from '../../../src/features/themes/templates/rules.ts';
import {
  CATEGORIES,
  type ThemeTemplate,
} from '../../../src/features/themes/templates/template-rules.ts';
import { Button } from '../../admin/button.tsx';
import { type OnSearch, oneOf, type SearchOf, text, words } from '../../admin/list-search.ts';
import screen from '../../admin/screen.module.css';
import { SearchBox } from '../../admin/search-box.tsx';
import { Tabs } from '../../admin/tabs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { matchesTemplateSearch } from './matches-template-search.ts';
import type { Previewed } from './preview-dialog.tsx';
import { TemplateCard, TemplateRow } from './template-card.tsx';
import styles from './templates.module.css';
import type { Theme } from './theme.ts';
import line from './theme-line.module.css';
import type { ThemeActions } from './use-theme-actions.tsx';

const VIEWS = [
  { key: 'gallery', title: 'Gallery' },
  { key: 'list', title: 'List' },
] as const;

/** The search parameters of the themes page. */
export const THEME_SEARCH = {
  q: words,
  category: oneOf(CATEGORIES),
  /** Without one, the templates are a gallery. */
  view: oneOf(['list']),
  cursor: text,
};
type ThemeSearch = SearchOf<typeof THEME_SEARCH>;

type Props = {
  search: ThemeSearch;
  onSearch: OnSearch<ThemeSearch>;
  installed: readonly Theme[];
  actions: ThemeActions;
  onPreview: (theme: Previewed) => void;
};

export function Templates({ search, onSearch, installed, actions, onPreview }: Props) {
  const found = TEMPLATES.filter((template) => matchesTemplateSearch(template, search));
  const { view = 'gallery' } = search;
  const itemOf = (template: ThemeTemplate) => ({
    template,
    theme: installed.find(({ name }) => name === template.name),
    actions,
    onPreview: () =>
      onPreview({
        displayName: template.displayName,
        cssVariables: JSON.stringify(variablesOf(template)),
        canHave: template.name,
      }),
  });
  return (
    <section className={styles.templates} aria-labelledby="templates">
      <h2 id="templates">Templates</h2>
      <TemplateFilters search={search} onSearch={onSearch} />
      <p className="visually-hidden" role="status">
        {found.length === 1 ? '1 template' : `${found.length} templates`}
      </p>
      <Tabs
        label="How templates are shown"
        tabs={VIEWS}
        current={view}
        onChange={(key) => onSearch({ view: key === 'list' ? 'list' : undefined })}
      >
        {found.length === 0 && (
          <EmptyState title="Nothing matches">
            <Button onClick={() => onSearch({ q: undefined, category: undefined })}>
              Show all templates
            </Button>
          </EmptyState>
        )}
        {view === 'gallery' ? (
          <ul className={styles.gallery}>
            {found.map((template) => (
              <TemplateCard key={template.name} {...itemOf(template)} />
            ))}
          </ul>
        ) : (
          found.length > 0 && (
            <ul className={`${styles.list} ${line.lines}`}>
              {found.map((template) => (
                <TemplateRow key={template.name} {...itemOf(template)} />
              ))}
            </ul>
          )
        )}
      </Tabs>
    </section>
  );
}

function TemplateFilters({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  return (
    <div className={screen.tools}>
      <SearchBox
        label="Search templates"
        value={search.q}
        onChange={(q) => onSearch({ q }, { replace: true })}
      />
      <fieldset className={styles.chips} aria-label="Category">
        {[undefined, ...CATEGORIES].map((category) => (
          <button
            key={category ?? 'All'}
            type="button"
            aria-pressed={search.category === category}
            onClick={() => onSearch({ category })}
          >
            {category ?? 'All'}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
