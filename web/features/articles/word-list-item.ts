const NUMBERED = /^\s*(?:\(?[0-9]+|[a-z]{1,4})[.)]/i;

/** The list level, from 1, in the style that Word gives list paragraphs; undefined for other paragraphs. */
export function wordListLevel(style: string): number | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d+)/.exec(style)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Which list of the document an item belongs to, such as `l0 lfo1`. */
export const wordListId = (style: string): string => {
  const [, list = '', format = ''] = /mso-list:\s*(l\d+)\s+level\d+\s*(lfo\d+)?/.exec(style) ?? [];
  return `${list} ${format}`;
};

/** The attributes of the `<ol>` whose first marker this is: `a.` is a list by letters, `3)` begins with 3. */
export function numberingOf(marker: string): { type?: string; start?: number } {
  const [, number] = /^\W*([0-9]+|[a-z]+)/i.exec(marker) ?? [];
  if (!number) return {};
  if (/^\d/.test(number)) return number === '1' ? {} : { start: Number(number) };
  // A list that begins with the letter i is treated as Roman numerals; other Roman start values are not parsed.
  const isRoman = number.toLowerCase() === 'i' || number.length > 1;
  const type = isRoman ? 'i' : 'a';
  const start = isRoman ? 1 : number.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return {
    type: number === number.toLowerCase() ? type : type.toUpperCase(),
    ...(start > 1 && { start }),
  };
}

/** Whether a list marker is a number or letter, such as `1.`, `(2)` or `iv)`, rather than a bullet. */
export const isNumberMarker = (marker: string): boolean => NUMBERED.test(marker);
