import { hexOf, mixed } from '../themes/colour-rules.ts';
import { BLACK, isDarkTheme, luminance, paletteOf } from '../themes/contrast/rules.ts';
import type { Variables } from '../themes/variables/rules.ts';
import {
  groundsOf,
  type Measured,
  type Mode,
  type Place,
  type Showing,
  showingOn,
} from './grounds/rules.ts';
import { isSquare, type Size } from './marks/rules.ts';
import type { HeroChoice } from './rules.ts';

/** A mark with the address of its file. */
export type ShownMark = Measured & Size & { src: string };

/**
 * Styles of the firm's own look, which a page has only if the firm has chosen one: the bundled style sheets hold those of
 * the built-in look. Classes and attributes are in `web/features/look` and,
 * for `data-art`, in drawings of the sea or the sun.
 */
export function lookCss(
  { main, light, hero }: { main: ShownMark | null; light: ShownMark | null; hero: HeroChoice },
  variables: Variables,
): string {
  return [
    main ? markCss({ main, light }, variables) : '',
    hero === 'sea' ? '' : NO_SEA_CSS,
    hero === 'drawing' ? DRAWING_CSS : '',
    hero === 'picture' ? pictureCss(variables) : '',
  ].join('');
}

/** The heights are those of `shownBox`; on a phone 32 pixels. */
const MARK_CSS =
  '.firm-mark{width:auto;height:2.5rem;max-width:min(15rem,100%);object-fit:contain;object-position:0;box-sizing:border-box;border-radius:var(--radius-sm);forced-color-adjust:none}' +
  '@media(max-width:40rem){.firm-mark{height:2rem;max-width:min(10.5rem,100%)}}';

/** On paper, the mark stands above the page, without the rest of the header; white paper needs no mode. */
const PRINT_CSS =
  'header>div:has(.firm-mark){display:block!important;position:static}header>div:has(.firm-mark)>div>:not(:has(.firm-mark)){display:none!important}.firm-mark{print-color-adjust:exact}';

type Marks = { main: ShownMark; light: ShownMark | null };

function markCss(marks: Marks, variables: Variables): string {
  const band = luminance(paletteOf(variables).get('band') ?? BLACK);
  const rules = groundsOf(variables).map((ground) =>
    showingCss(
      ROOTS[ground.mode] + PLACES[ground.place],
      showingOn(ground.luminance, marks, band),
      marks,
    ),
  );
  const onPaper = showingOn(1, marks, band);
  const paper = `@media print{${PRINT_CSS}${showingCss(EVERYWHERE, onPaper, marks)}}`;
  return `${MARK_CSS}${rules.join('')}${paper}${forcedCss(onPaper, marks)}`;
}

/** More specific than the rules of modes and places. */
const EVERYWHERE = 'html:root:root';

/** The reader's own colours replace those of the theme: which ground that makes is not known. */
function forcedCss(onPaper: Showing, marks: Marks): string {
  const showing = marks.main.isOneColour
    ? ({ file: 'main', plate: null, inText: true } as const)
    : { ...onPaper, plate: onPaper.plate ?? ('white' as const) };
  const css = showingCss(EVERYWHERE, showing, marks, 'CanvasText');
  return `@media(forced-colors:active){${css}}`;
}

const ROOTS: Readonly<Record<Mode, string>> = {
  light: ':root',
  dark: 'html.dark',
  warm: 'html.warm',
};
const PLACES: Readonly<Record<Place, string>> = { page: '', band: ' .on-band' };

/** The one white on the site: the paper that a logo was made for. */
const PLATES = { white: '#fff', band: 'var(--band)' } as const;

function showingCss(
  within: string,
  { file, plate, inText }: Showing,
  { main, light }: Marks,
  text = 'currentColor',
): string {
  const at = `${within} .firm-mark`;
  const ground = plate
    ? `background:${PLATES[plate]};padding:.3125rem ${isSquare(main) ? '.3125rem' : '.625rem'}`
    : `background:${inText ? text : 'none'};padding:0`;
  const [shown, hidden] = file === 'main' ? ['main', 'light'] : ['light', 'main'];
  const swap = light ? `${at}.${shown}{display:block}${at}.${hidden}{display:none}` : '';
  return `${at}{${ground}${main.isOneColour ? silhouetteCss(main, inText) : ''}}${swap}`;
}

/** The drawing itself is moved out of its box, whose background shows through its shapes. */
const silhouetteCss = ({ src }: ShownMark, inText: boolean) =>
  inText
    ? `;mask:url(${src}) 0/contain no-repeat;object-position:-99rem`
    : ';mask:none;object-position:0';

/**
 * Drawings of `web/ui/art/drawings.svg` are known by their ids, those of an empty list and a missing page by their sun
 * before drawn lines, so that most pages need not mark them.
 */
const NO_SEA_CSS =
  '[data-art],svg:has(>circle+g[id]),use:is([href*="#portrait-"],[href$="#light"],[href$="#call-to-action"]),circle:has(+use[href*="#portrait-"]){display:none!important}';

const DRAWING_CSS = '.own-drawing svg{fill:none;stroke:var(--art-line);stroke-width:1.2}';

/** The shares are those of `next.css` of the design; a portrait has tones of its own. */
const TONES = {
  light: 'color-mix(in oklab,var(--primary) 34%,var(--foreground));--tone-light:var(--secondary)',
  dark: 'color-mix(in oklab,var(--primary) 7%,var(--background));--tone-light:color-mix(in oklab,var(--primary) 72%,var(--background))',
} as const;

const tonesCss = (selector: string, mode: keyof typeof TONES) =>
  `${selector} .own-picture{--tone-dark:${TONES[mode]}}`;

/** In two tones of the theme: black becomes the dark tone by screen, white the light one by multiply. */
const pictureCss = (variables: Variables) =>
  [
    '.own-picture{position:relative;isolation:isolate;overflow:clip;background:var(--tone-light);height:clamp(14.5rem,10rem + 14vw,22rem);margin-top:clamp(1.5rem,3vw,2.5rem);forced-color-adjust:none;print-color-adjust:exact}',
    '.own-picture img{display:block;width:100%;height:100%;object-fit:cover;filter:grayscale(1)}',
    '.own-picture::before,.own-picture::after{content:"";position:absolute;inset:0;z-index:1;background:var(--tone-dark);mix-blend-mode:screen}',
    '.own-picture::after{z-index:2;background:var(--tone-light);mix-blend-mode:multiply}',
    tonesCss(':root', isDarkTheme(variables) ? 'dark' : 'light'),
    tonesCss('html.dark', 'dark'),
    tonesCss('html.warm', 'light'),
  ].join('');

/** The two tones of a theme as hex, for pictures that no style sheet reaches. */
export function tonesOf(variables: Variables): { dark: string; light: string } {
  const colour = (name: string) => paletteOf(variables).get(name) ?? BLACK;
  if (isDarkTheme(variables)) {
    return {
      dark: hexOf(mixed(colour('primary'), colour('background'), 0.07)),
      light: hexOf(mixed(colour('primary'), colour('background'), 0.72)),
    };
  }
  return {
    dark: hexOf(mixed(colour('primary'), colour('foreground'), 0.34)),
    light: hexOf(colour('secondary')),
  };
}
