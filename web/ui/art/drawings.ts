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
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${groups.join('\n')}\n</svg>\n`;
}

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

const group = (id: string, paths: readonly string[]) =>
  `<g id="${id}">${paths.map((path) => `<path vector-effect="non-scaling-stroke" d="${path}"/>`).join('')}</g>`;
