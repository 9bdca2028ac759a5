/**
 * The variables that a theme may set: custom properties with plain colours, radii, and fonts that need no download
 * beyond the site's own. No accepted value can close a rule or a style element, or fetch anything. No dependencies.
 */

const MAX_VARIABLES = 100;

/** Maximum length of the JSON text. A preview carries it in a URL, whose length servers limit. */
export const MAX_VARIABLES_TEXT = 8_000;

/** The colour variables, grouped as in the editor. The order within a group is that of the swatches. */
export const COLOUR_ROLES = {
  Actions: ['--primary', '--primary-foreground', '--highlight', '--ring', '--brand'],
  Page: ['--background', '--foreground', '--muted', '--muted-foreground', '--border', '--input'],
  Surfaces: [
    '--card',
    '--card-foreground',
    '--popover',
    '--popover-foreground',
    '--secondary',
    '--secondary-foreground',
    '--accent',
    '--accent-foreground',
  ],
  Band: ['--band', '--band-foreground', '--band-muted', '--band-highlight'],
  Status: [
    '--destructive',
    '--destructive-foreground',
    '--success',
    '--success-foreground',
    '--warning',
    '--warning-foreground',
  ],
} as const;

export type Variables = Readonly<Record<string, string>>;

const COLOURS: ReadonlySet<string> = new Set(Object.values(COLOUR_ROLES).flat());
const FONTS: ReadonlySet<string> = new Set([
  '--font-headings',
  '--font-primary',
  '--font-secondary',
]);

const RADII = '--radius-';

/** Layout variables, which are not part of a theme. Source: the names in web/styles that are not colours. */
const MEASURE =
  /^--(?:text|leading|tracking|space|shadow|font|target|acts|share)(?:-|$)|^--(?:measure|gutter|gap|section|page|ease|fast|base|slow|serif|sans)$/;

const NAME = /^--[a-z0-9-]{1,60}$/;
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const PART = String.raw`[+-]?(?:\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})(?:%|deg)?`;
const FUNCTION = new RegExp(
  `^(?:rgba?|hsla?|oklch|oklab)\\( ?${PART}(?:(?: ${PART}){2}(?: ?/ ?${PART})?|(?: ?, ?${PART}){2,3}) ?\\)$`,
);
const LENGTH = /^(?:0|(?:\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})(?:rem|em|px|%)?)$/;
const RADIUS = /^(?:0|(?:[01](?:\.\d{1,6})?|\.\d{1,6}|2(?:\.0{1,6})?)rem|(?:[12]?\d|3[0-2])px)$/;

/** Families that the site ships, and system fonts; a theme never makes a page fetch a font. */
const FAMILIES: ReadonlySet<string> = new Set(
  `Newsreader|Newsreader Fallback|Newsreader Fallback Narrow|Hanken Grotesk|Hanken Fallback
  |serif|sans-serif|system-ui|ui-serif|ui-sans-serif|ui-rounded
  |Georgia|Times|Times New Roman|Nimbus Roman|Cambria|Charter|Bitstream Charter|Sitka Text|Palatino
  |Palatino Linotype|Iowan Old Style|Book Antiqua|URW Palladio L|P052|Didot|Bodoni MT|Noto Serif Display|Sylfaen
  |Garamond|Baskerville|Constantia|Rockwell|Liberation Serif|DejaVu Serif|Noto Serif
  |Arial|Helvetica|Helvetica Neue|Verdana|Tahoma|Trebuchet MS|Segoe UI|Roboto|Ubuntu|Cantarell|Calibri|Candara
  |Seravek|Gill Sans|Gill Sans Nova|Gill Sans MT|Optima|Avenir|Avenir Next|Corbel|Franklin Gothic Medium
  |DejaVu Sans|Liberation Sans|Noto Sans|source-sans-pro|Inter`
    .split('|')
    .map((family) => family.trim()),
);
const MAX_FAMILIES = 10;

/** The site's own font stacks: its families with their fallback fonts. Source: web/styles/tokens.css. */
const OWN_STACKS: ReadonlyMap<string, string> = new Map([
  ['Newsreader', 'var(--serif)'],
  ['Hanken Grotesk', 'var(--sans)'],
]);

/**
 * A stored variable's value in CSS: a font stack that starts with one of the site's families becomes the site's own
 * stack.
 */
export function cssValue(name: string, value: string): string {
  if (!FONTS.has(name)) return value;
  const [first = ''] = value.split(',');
  return OWN_STACKS.get(first.trim().replaceAll(/["']/g, '')) ?? value;
}

/** A variable's value as stored: colours in lowercase, whitespace collapsed. Undefined if a theme may not set it. */
function normalised(name: string, value: string): string | undefined {
  if (!NAME.test(name) || value.length > 300) return undefined;
  if (FONTS.has(name)) return fontStack(value);
  const plain = value.trim().toLowerCase().replace(/\s+/g, ' ');
  if (COLOURS.has(name)) return isColour(plain) ? plain : undefined;
  if (name === '--radius') return RADIUS.test(plain) ? plain : undefined;
  if (name.startsWith(RADII)) return LENGTH.test(plain) ? plain : undefined;
  return isColour(plain) && !MEASURE.test(name) ? plain : undefined;
}

function isColour(value: string): boolean {
  return HEX.test(value) || FUNCTION.test(value);
}

function fontStack(value: string): string | undefined {
  const families = value.split(',').map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2'));
  if (families.length > MAX_FAMILIES || !families.every((family) => FAMILIES.has(family))) {
    return undefined;
  }
  return families.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(', ');
}

function whatItNeeds(name: string): string {
  if (!NAME.test(name))
    return 'is no name of a variable: use -- and small letters, digits and hyphens';
  if (FONTS.has(name)) return 'needs fonts that the site brings or that readers have already';
  if (COLOURS.has(name)) return 'needs a colour, such as #244c80';
  if (name === '--radius') return 'needs a length from 0 to 2rem, such as 0.5rem';
  if (name.startsWith(RADII)) return 'needs a length, such as 0.5rem';
  if (MEASURE.test(name)) return 'is a measure of the layout, which no theme may set';
  return 'needs a colour, such as #244c80';
}

/** The valid variables of a theme's JSON text, and messages about the rest. */
export function readVariables(json: string): { variables: Variables; problems: string[] } {
  const parsed = parseObject(json);
  if (typeof parsed === 'string') return { variables: {}, problems: [parsed] };
  const entries = Object.entries(parsed);
  if (entries.length === 0) return { variables: {}, problems: ['Set at least one variable'] };
  if (entries.length > MAX_VARIABLES) {
    return { variables: {}, problems: [`Set at most ${MAX_VARIABLES} variables`] };
  }
  const variables: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, value] of entries) {
    const stored = typeof value === 'string' ? normalised(name, value) : undefined;
    if (stored === undefined) problems.push(`${name.slice(0, 60)} ${whatItNeeds(name)}`);
    else variables[name] = stored;
  }
  return { variables, problems };
}

/** The parsed object, or an error message. */
function parseObject(json: string): object | string {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    return 'Must be names and values between { and }';
  } catch (error) {
    const line = lineOf(error, json);
    return line
      ? `A quote or comma is wrong or missing: check line ${line}`
      : 'A quote or comma is wrong or missing';
  }
}

/** The line of a JSON syntax error. Engines report the position in different ways, or not at all. */
function lineOf(error: unknown, json: string): number | undefined {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  if (position) return json.trimEnd().slice(0, Number(position)).split('\n').length;
  const line = /line (\d+)/.exec(message)?.[1];
  return line ? Number(line) : undefined;
}
