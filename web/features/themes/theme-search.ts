import {
  CATEGORIES,
  type Category,
} from '../../../src/features/themes/templates/template-rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

/** Search parameters of the themes page: template filters, view and pagination cursor. */
export type ThemeSearch = ListSearch & {
  category?: Category | undefined;
  /** Undefined for the default view, the gallery. */
  view?: 'list' | undefined;
};

export const readThemeSearch = (search: Record<string, unknown>): ThemeSearch =>
  readListSearch(search, {
    category: oneOf(CATEGORIES, search.category),
    view: oneOf(['list'], search.view),
  });
