/** Letters whose ASCII form is not just the letter without its accent. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', ø: 'o', Ø: 'o', đ: 'd', Đ: 'd' },
  ...{ ð: 'd', Ð: 'd', ł: 'l', Ł: 'l', þ: 'th', Þ: 'th', ı: 'i', ħ: 'h', Ħ: 'h', ŋ: 'n', Ŋ: 'n' },
};

const MAX_SLUG = 120;

/**
 * The slug of a title: transliterated to ASCII, lowercase, only letters, digits, spaces and hyphens, with one hyphen
 * for each run of spaces and hyphens. Empty if the title contains none of these. Idempotent. Source: admin spec §5,
 * design §5.
 */
export function slugOf(title: string): string {
  return title
    .replace(/[^\p{ASCII}]/gu, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '');
}

/** `wanted`, `wanted-2`, `wanted-3` …, counted from 1. */
export function numberedSlug(wanted: string, number: number): string {
  return number === 1 ? wanted : `${wanted}-${number}`;
}
