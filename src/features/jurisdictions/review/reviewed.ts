import type { ReviewRows } from './queries.ts';
import type { ReviewItem } from './schema.ts';

type Reviewed = Pick<ReviewItem, 'override' | 'confirmation'>;

type Facts = {
  pack: string;
  item: string;
  /** What the release says. */
  released: () => string[];
  /** What was confirmed, from its content; null if it is still the same. */
  former: (content: unknown) => string[] | null;
};

/** What the firm has changed and an attorney has confirmed under the key of an item. */
export function reviewedAs(rows: ReviewRows, { pack, item, released, former }: Facts): Reviewed {
  const isOwn = (row: { pack: string; item: string }) => row.pack === pack && row.item === item;
  const override = rows.overrides.find(isOwn);
  const confirmation = rows.confirmations.find(isOwn);
  return {
    override: override
      ? {
          lines: released(),
          value: override.value,
          reason: override.reason,
          changedBy: override.changedBy,
          changedAt: override.updatedAt,
        }
      : null,
    confirmation: confirmation
      ? {
          attorney: confirmation.attorney,
          barNumber: confirmation.barNumber,
          version: confirmation.version,
          confirmedBy: confirmation.confirmedBy,
          confirmedAt: confirmation.confirmedAt,
          lines: former(confirmation.content),
        }
      : null,
  };
}
