/** The properties of an element in pasted HTML that make it a heading and give its level. */
export type PastedHeading = {
  localName: string;
  ariaLevel: string | null;
  style: string | null;
  /** Word's style, such as `MsoSubtitle` or `MsoHeading7`. */
  className: string;
};

const HIGHEST = 2;
const LOWEST = 4;

/** The level of a pasted heading in the article: 2 to 4, because the page's title is its only h1. */
export function pastedHeadingLevel({
  localName,
  ariaLevel,
  style,
  className,
}: PastedHeading): number {
  const outline = /mso-outline-level:\s*(\d)/.exec(style ?? '');
  const named = /^MsoHeading(\d)/.exec(className)?.[1];
  const level = /^h\d$/.test(localName)
    ? localName.slice(1)
    : (ariaLevel ?? outline?.[1] ?? named ?? (className === 'MsoSubtitle' ? '3' : '2'));
  return Math.min(Math.max(Number(level) || HIGHEST, HIGHEST), LOWEST);
}
