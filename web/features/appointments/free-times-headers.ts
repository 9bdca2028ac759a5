import { FREE_TIMES_TAG } from '../../../src/features/appointments/rules.ts';

/**
 * The headers of a page that shows free times: a booking expires its cached copy, and so does the time that passes,
 * because starts pass and holds end.
 */
export const freeTimesHeaders = () => ({
  'cache-control': 's-maxage=30',
  'cache-tag': FREE_TIMES_TAG,
});
