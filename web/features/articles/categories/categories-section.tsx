import type { CreateArticleCategoryInput } from '../../../../src/features/articles/categories/schema.ts';
import { FIGURES } from '../../../../src/features/firm/practice-areas/rules.ts';
import type { EntryCalls } from '../../../admin/keyed-entries/entry-calls.ts';
import { EntryDialog } from '../../../admin/keyed-entries/entry-dialog.tsx';
import { FigureField, NameFields } from '../../../admin/keyed-entries/entry-fields.tsx';
import { type EntrySearch, EntrySection } from '../../../admin/keyed-entries/entry-section.tsx';
import type { OnSearch } from '../../../admin/list-search.ts';
import { Switch } from '../../../admin/switch.tsx';
import { TranslationLine } from '../../../admin/translation-line.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Figure } from '../../../ui/art/figure.tsx';
import {
  BLANK_CATEGORY,
  CATEGORY_WORDS,
  type CategorySettings,
  draftOf,
  inputOf,
} from './category-draft.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/articles/categories/schema.ts'))
    .createArticleCategoryInput;

/** The article categories, in the order of the filters. */
export function CategoriesSection({
  search,
  onSearch,
}: {
  search: EntrySearch;
  onSearch: OnSearch<EntrySearch>;
}) {
  const query = trpc.articleCategories.list.useQuery();
  const calls = useCategoryCalls();
  return (
    <EntrySection
      query={query}
      calls={calls}
      lead="Topics of blog posts, in the order of the filter on the blog. The page of a practice area links to the newest posts of the category with the same key."
      empty="Every blog post needs one."
      search={search}
      onSearch={onSearch}
      picture={({ figure }) => <Figure name={figure ?? ''} />}
      facts={({ isActive }) =>
        isActive ? 'Offered for blog posts' : 'Not offered; blog posts that have it keep its label'
      }
      dialog={({ entry, ...props }) => (
        <EntryDialog
          entry={entry}
          draftOf={draftOf}
          blank={BLANK_CATEGORY}
          schema={loadSchema}
          inputOf={inputOf}
          words={CATEGORY_WORDS}
          calls={calls}
          {...props}
        >
          {(form) => (
            <>
              {entry && <TranslationLine entity="articleCategories" id={entry.key} />}
              <NameFields form={form} isNew={!entry} />
              <FigureField
                form={form}
                figures={FIGURES}
                preview={<Figure name={form.values.figure} />}
              />
              <Switch
                checked={form.values.isActive}
                onChange={(isActive) => form.setFieldValue('isActive', isActive)}
                label="Active"
                hint="If off, no blog post can get this category. Existing posts keep its label."
              />
            </>
          )}
        </EntryDialog>
      )}
    />
  );
}

/** The API calls for article categories. */
function useCategoryCalls(): EntryCalls<CategorySettings, CreateArticleCategoryInput> {
  const { client, articleCategories, site } = trpc.useUtils();
  return {
    noun: 'Category',
    permission: 'articles.change',
    create: (input) => client.articleCategories.create.mutate(input),
    update: (input) => client.articleCategories.update.mutate(input),
    order: (input) => client.articleCategories.order.mutate(input),
    remove: (input) => client.articleCategories.delete.mutate(input),
    fetch: () => client.articleCategories.list.query(),
    refresh: () => Promise.all([articleCategories.invalidate(), site.invalidate()]),
  };
}
