import { createFileRoute } from '@tanstack/react-router';
import { ENTRIES_SEARCH } from '../admin/keyed-entries/entry-section.tsx';
import { Screen } from '../admin/screen.tsx';
import { Tabs } from '../admin/tabs.tsx';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useCan } from '../admin/use-can.ts';
import { CategoriesSection } from '../features/articles/categories/categories-section.tsx';
import { AreasSection } from '../features/firm/practice-areas/areas-section.tsx';

export const Route = createFileRoute('/admin/practice-areas')({ component: PracticeAreasPage });

const TABS = [
  { key: 'areas', title: 'Practice areas' },
  { key: 'categories', title: 'Article categories' },
] as const;

function PracticeAreasPage() {
  const [search, onSearch] = useAdminSearch(ENTRIES_SEARCH);
  const seesCategories = useCan()('articles.read');
  const isCategories = seesCategories && search.tab === 'categories';
  const Section = isCategories ? CategoriesSection : AreasSection;
  return (
    <Screen
      title="Practice Areas"
      lead="Practice areas and article categories that visitors can choose from."
    >
      <Tabs
        label="Lists"
        tabs={seesCategories ? TABS : TABS.slice(0, 1)}
        current={isCategories ? 'categories' : 'areas'}
        onChange={(tab) =>
          onSearch({
            tab: tab === 'categories' ? tab : undefined,
            open: undefined,
            new: undefined,
          })
        }
      >
        <Section search={search} onSearch={onSearch} />
      </Tabs>
    </Screen>
  );
}
