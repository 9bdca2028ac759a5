/** A number with thousands separators: `21,500`, or `21.500` in German. */
export function formatNumber(
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = locale + JSON.stringify(options);
  numberFormats[key] ??= new Intl.NumberFormat(locale, options);
  return numberFormats[key].format(value);
}

/** Formatters by locale and options: creating one takes ten times as long as using it. */
const numberFormats: Record<string, Intl.NumberFormat> = {};

/** The same in messages of the API, which are English in every country. */
export const numberInMessage = (value: number): string => formatNumber(value, 'en');
