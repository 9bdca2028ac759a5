import { buildIfStale } from '../../scripts/build-if-stale.ts';

/** Pages are tested as they are served: from the built bundle. */
export async function setup() {
  await buildIfStale();
}
