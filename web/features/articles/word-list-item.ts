const NUMBERED = /^\s*(?:\(?[0-9]+|[a-z]{1,4})[.)]/i;

/** The list level, from 1, in the style that Word gives list paragraphs; undefined for other paragraphs. */
export function wordListLevel(style: string): number | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d+)/.exec(style)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Whether a list marker is a number or letter, such as `1.`, `(2)` or `iv)`, rather than a bullet. */
export const isNumberMarker = (marker: string): boolean => NUMBERED.test(marker);
