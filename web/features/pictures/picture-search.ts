import { PICTURE_SORTS } from '../../../src/features/pictures/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

/** Search parameters of the gallery: filter, order and pagination cursor. */
export type PictureSearch = ListSearch & {
  sort?: Sort<(typeof PICTURE_SORTS)[number]> | undefined;
};

export const readPictureSearch = (search: Record<string, unknown>): PictureSearch =>
  readListSearch(search, { sort: oneOf(sortsOf(PICTURE_SORTS), search.sort) });
