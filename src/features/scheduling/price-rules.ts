const FREE_LABELS = ['free', 'free of charge', 'no charge', 'no fee', '$0'];

/** Whether a consultation type with this price label is free. Null means that the price is not stated. */
export const isFree = (priceLabel: string | null): boolean =>
  FREE_LABELS.includes(priceLabel?.trim().toLowerCase() ?? '');
