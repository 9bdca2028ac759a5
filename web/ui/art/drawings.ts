import { CALL_TO_ACTION, PORTRAIT } from './drawing.tsx';
import { FIGURES } from './figures.ts';
import { bundle, closed, sea } from './lines.ts';

/**
 * The content of `drawings.svg`: drawings that pages refer to by id. Lines without a fill are combined to one path. The
 * file is committed, so that the build does not have to generate it: `npx vitest run --project unit
 * web/ui/art/drawings.test.ts -u` writes it again.
 */
export function drawingsSvg(): string {
  const groups = [
    ...Object.entries(FIGURES).map(([name, { shape }]) =>
      group(name, [bundle({ width: 160, unit: 0.2, ...shape }).join('')]),
    ),
    group('call-to-action', [
      sea({
        ...CALL_TO_ACTION,
        lines: 14,
        top: 50,
        amplitude: 40,
        phase: 3.4,
        segments: 10,
        unit: 1,
      }).join(''),
    ]),
    ...Array.from({ length: PORTRAIT.variants }, (_, variant) =>
      group(`portrait-${variant}`, portraitWaves(variant)),
    ),
    ...HEADS.map((head, variant) => group(`person-${variant}`, [SHOULDERS, head], 'stroke="none"')),
    group('light', [LIGHT], 'fill="none" stroke-width="5"'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${groups.join('\n')}\n</svg>\n`;
}

/** Somebody seen from behind, 320 × 400: the shoulders, and outlines of heads. */
const SHOULDERS =
  'M36 400c0-92 34-120 92-136 8-3 10-10 10-46h44c0 36 2 43 10 46 58 16 92 44 92 136Z';
/** The edge of that person toward a light on the right. */
const LIGHT = 'M206 150c6 22 4 52-4 74M196 268c52 16 78 40 84 96';
const HEADS = [
  'M118 196c-8-64 8-104 42-104s50 40 42 104c-4 26-20 36-42 36s-38-10-42-36Z',
  'M112 236c-10-90 4-146 48-146s58 56 48 146c-14 10-28 14-48 14s-34-4-48-14Z',
  'M120 196c-8-62 6-98 40-98s48 36 40 98c-4 26-18 36-40 36s-36-10-40-36ZM140 86c0-14 9-22 20-22s20 8 20 22-9 18-20 18-20-4-20-18Z',
  'M106 190c-12-64 10-106 54-106s66 42 54 106c-8 30-28 42-54 42s-46-12-54-42Z',
];

const portraitWaves = (variant: number) =>
  sea({
    width: PORTRAIT.width,
    height: PORTRAIT.height,
    lines: 12,
    top: 276,
    amplitude: 22,
    phase: (variant / PORTRAIT.variants) * 2 * Math.PI,
    segments: 10,
    unit: 0.5,
    calm: (u) => 0.55 + 0.45 * u,
  }).map((path) => closed(path, PORTRAIT.width, PORTRAIT.height + 18));

const group = (id: string, paths: readonly string[], look = '') =>
  `<g id="${id}"${look && ` ${look}`}>${paths.map((path) => `<path vector-effect="non-scaling-stroke" d="${path}"/>`).join('')}</g>`;
