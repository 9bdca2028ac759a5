/** Words for no price in the languages of the site, or zero in any currency. */
const NOTHING =
  /^(free|free of charge|no charge|no fee|gratis|gratuit[ao]|sin costo|sin cargo|\p{Sc}0)$/iu;

/** Whether a consultation type with this price label is free. Null means that the price is not stated. */
export const isFree = (priceLabel: string | null): boolean =>
  NOTHING.test(priceLabel?.trim() ?? '');
