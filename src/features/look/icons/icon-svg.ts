import { hexOfVariable } from '../../themes/contrast/rules.ts';
import type { Variables } from '../../themes/variables/rules.ts';

/** What the icons of the site are drawn from. */
export type IconSource = {
  variables: Variables;
  firmName: string;
  /** The square mark as a PNG in base64; `plate` is the colour under it where a whole square is filled. */
  square: { png: string; plate: string } | null;
  /** Whether the icon is that of the built-in look. */
  isWaves: boolean;
};

const SIDE = 34;
/** The part of a filled icon that no mask cuts off; the mark takes a little less. */
const INSIDE = 0.64;
/** A letter stands in the middle of the square: the height of capitals is about two thirds of the size. */
const LETTER = { size: 22, baseline: 24.4 } as const;
const CORNER = 7;

/**
 * An icon of the site as SVG: the square mark, else the waves of the built-in look in the theme's colours, else the firm's
 * first letter on the theme's colour. `isFilled`: the whole square has a ground, for systems that cut a shape out of it.
 */
export function iconSvg(source: IconSource, { isFilled }: { isFilled: boolean }): string {
  const { square, isWaves } = source;
  const content = square ? picture(square) : isWaves ? waves(source) : letter(source, isFilled);
  const inner =
    isFilled && (square || isWaves)
      ? `<rect width="${SIDE}" height="${SIDE}" fill="${groundOf(source)}"/><g transform="translate(${(SIDE * (1 - INSIDE)) / 2} ${(SIDE * (1 - INSIDE)) / 2}) scale(${INSIDE})">${content}</g>`
      : content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${inner}</svg>`;
}

const groundOf = ({ square, variables }: IconSource) =>
  square?.plate ?? hexOfVariable(variables, '--background');

const picture = ({ png }: { png: string }) =>
  `<image width="${SIDE}" height="${SIDE}" href="data:image/png;base64,${png}"/>`;

function letter({ firmName, variables }: IconSource, isFilled: boolean): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(firmName) ?? [];
  const [ground, ink] = ['--primary', '--primary-foreground'].map((name) =>
    hexOfVariable(variables, name),
  );
  return (
    `<rect width="${SIDE}" height="${SIDE}"${isFilled ? '' : ` rx="${CORNER}"`} fill="${ground}"/>` +
    `<text x="${SIDE / 2}" y="${LETTER.baseline}" text-anchor="middle" font-family="Newsreader, Georgia, serif" font-size="${LETTER.size}" fill="${ink}">${first.toUpperCase()}</text>`
  );
}

/** The drawing of `web/public/favicon.svg`. */
function waves({ variables }: IconSource): string {
  const [sun, line, paper] = ['--band-highlight', '--primary', '--background'].map((name) =>
    hexOfVariable(variables, name),
  );
  return `<circle cx="17" cy="14" r="7" fill="${sun}"/><g stroke="${line}" stroke-width="2" stroke-linecap="round"><path fill="${paper}" stroke="none" d="M2 15.5c5-5 9.5-5 14.5-.5s10 4 15.5-1V34H2Z"/><path fill="none" d="M2 15.5c5-5 9.5-5 14.5-.5s10 4 15.5-1M2 21c5-2.5 9.5-2.5 14.5-.3s10 2 15.5-.5M2 26.5h30M2 31.5h30"/></g>`;
}
