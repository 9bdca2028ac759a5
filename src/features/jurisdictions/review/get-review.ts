import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { listPublishedLanguages } from '../../../platform/languages/published-queries.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findPlaces } from '../queries.ts';
import { chainOf, packFor } from '../resolve-pack.ts';
import { applyReview } from './apply-review.ts';
import { listItems } from './list-items.ts';
import { isCalculatorHidden, listReviewRows, type ReviewRows } from './queries.ts';
import type { Review } from './schema.ts';

const NOTHING: ReviewRows = { confirmations: [], overrides: [] };

/** What the packs of the firm's offices say, what the firm says instead, and what an attorney has confirmed. */
export async function getReview({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Review> {
  const [{ country, regions, zone, attorneys }, rows, languages, hidesCalculator] =
    await Promise.all([
      findPlaces(db),
      listReviewRows(db),
      listPublishedLanguages(db),
      isCalculatorHidden(db),
    ]);
  const today = localDateOf(now(), zone);
  const packs = regions.map((region) => packFor({ country, region }));
  const items = packs.flatMap((pack) =>
    listItems(
      { released: applyReview(pack, NOTHING), shown: applyReview(pack, rows) },
      rows,
      languages.filter((language) => language !== MAIN_LANGUAGE),
    ),
  );
  const isReviewDue = ({ state, reviewBy, confirmation }: (typeof items)[number]) =>
    state === 'confirmed' &&
    reviewBy < today &&
    confirmation !== null &&
    localDateOf(confirmation.confirmedAt, zone) <= reviewBy;
  const chain = packs.flatMap(({ id }) => chainOf(id).reverse());
  return {
    packs: [...new Map(chain.map((pack) => [pack.id, pack])).values()].map(
      ({ id, name, version, reviewBy }) => ({
        ...{ id, name, version, reviewBy },
        isReviewDue: reviewBy < today,
      }),
    ),
    attorneys,
    items: [...new Map(items.map((item) => [`${item.pack} ${item.item}`, item])).values()].map(
      (item) => ({
        ...item,
        isOn: item.isOn && !(item.kind === 'calculator' && hidesCalculator),
        isReviewDue: isReviewDue(item),
      }),
    ),
  };
}
