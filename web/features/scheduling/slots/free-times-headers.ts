import { FREE_TIMES_TAG } from '../../../../src/features/scheduling/rules.ts';

/**
 * The cache headers of a page that shows free times. A booking invalidates the page by its cache tag; it also expires
 * after 30 seconds, because starts pass and holds end.
 */
export const freeTimesHeaders = () => ({
  'cache-control': 's-maxage=30',
  'cache-tag': FREE_TIMES_TAG,
});
