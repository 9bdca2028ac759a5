import { buildIfStale } from '../../scripts/build-if-stale.ts';

/** Page tests run against the built bundle, as in production. */
export async function setup() {
  await buildIfStale();
}
