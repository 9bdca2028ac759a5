import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findPlaces } from '../queries.ts';
import { chainOf, packFor } from '../resolve-pack.ts';
import { applyReview } from './apply-review.ts';
import { listItems } from './list-items.ts';
import { listReviewRows, type ReviewRows } from './queries.ts';
import type { Review } from './schema.ts';

const NOTHING: ReviewRows = { confirmations: [], overrides: [] };

/** What the packs of the firm's offices say, what the firm says instead, and what an attorney has confirmed. */
export async function getReview({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Review> {
  const [{ country, regions, zone, attorneys }, rows] = await Promise.all([
    findPlaces(db),
    listReviewRows(db),
  ]);
  const today = localDateOf(now(), zone);
  const packs = regions.map((region) => packFor({ country, region }));
  const items = packs.flatMap((pack) =>
    listItems({ released: applyReview(pack, NOTHING), shown: applyReview(pack, rows) }, rows),
  );
  const chain = packs.flatMap(({ id }) => chainOf(id).reverse());
  return {
    packs: [...new Map(chain.map((pack) => [pack.id, pack])).values()].map(
      ({ id, name, version, reviewBy }) => ({
        ...{ id, name, version, reviewBy },
        isReviewDue: reviewBy < today,
      }),
    ),
    attorneys,
    items: [...new Map(items.map((item) => [`${item.pack} ${item.item}`, item])).values()],
  };
}
