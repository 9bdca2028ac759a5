/** What of a consultation type is translated. */
export const TYPE_TEXTS = {
  entity: 'consultationTypes',
  textKeys: new Set(['label', 'description', 'placeText', 'text', 'bringText', 'priceLabel']),
};
