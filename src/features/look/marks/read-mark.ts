import { invalidField } from '../../../platform/errors/errors.ts';
import type { DrawnMark, MarkFault, MarkTask } from '../../../platform/pictures/marks/draw-mark.ts';
import type { DrawMark } from '../../../platform/pictures/marks/mark-drawer.ts';
import { type SvgFault, sanitizeSvg } from '../../../platform/pictures/marks/sanitize-svg.ts';
import { MAX_UPLOAD_PIXELS } from '../../../platform/pictures/rules.ts';
import { numberInMessage } from '../../../platform/text/number-rules.ts';
import {
  DRAWN_BOX,
  isSquare,
  MARK_SIDE,
  MAX_PROPORTION,
  MAX_SVG_BYTES,
  type MarkKind,
  type Size,
} from './rules.ts';

const PNG_SIGNATURE = Buffer.from('\x89PNG', 'latin1');

const TEXTS: Readonly<Record<SvgFault | MarkFault | 'timeout' | 'exited', string>> = {
  'no svg': 'Must be an SVG or a PNG',
  entities: 'This SVG declares entities of its own: save it again as a plain SVG',
  'no size': 'This SVG has no viewBox, and no width and height in pixels',
  'too complex': 'This SVG has too many elements: simplify it',
  'no png': 'This is not a complete, still PNG',
  'wrong size': `Each side must have ${MARK_SIDE.least} to ${numberInMessage(MARK_SIDE.most)} pixels`,
  'too many pixels': `Must have at most ${MAX_UPLOAD_PIXELS / 1_000_000} million pixels`,
  empty: 'Nothing is drawn in this file',
  'no drawing': 'This SVG cannot be drawn: save it again as a plain SVG',
  timeout: 'This file takes too long to draw: simplify it',
  exited: 'This file cannot be read: save it again',
};

const refuse = (message: string) => invalidField('data', message);

/** A mark as it is stored. */
export type ReadMark = DrawnMark & { svg: string | null; removed: string[] };

/**
 * Sanitizes an uploaded SVG, or rebuilds a PNG from its pixels. Throws `invalid_input` for the field `data`, and
 * `picture_service_busy`.
 */
export async function readMark(
  drawMark: DrawMark,
  kind: MarkKind,
  file: Uint8Array,
): Promise<ReadMark> {
  const { task, svg, removed } = taskOf(file);
  const result = await drawMark({
    file: task,
    side: MARK_SIDE,
    mostPixels: MAX_UPLOAD_PIXELS,
    box: DRAWN_BOX[kind],
  });
  if ('fault' in result) throw refuse(TEXTS[result.fault]);
  requireShape(kind, result.mark);
  return { ...result.mark, svg, removed };
}

function taskOf(file: Uint8Array): {
  task: MarkTask['file'];
  svg: string | null;
  removed: string[];
} {
  if (PNG_SIGNATURE.equals(file.subarray(0, PNG_SIGNATURE.length))) {
    return { task: { png: file }, svg: null, removed: [] };
  }
  if (file.length > MAX_SVG_BYTES)
    throw refuse(`An SVG must be at most ${MAX_SVG_BYTES / 1024} KB`);
  const safe = sanitizeSvg(Buffer.from(file).toString('utf8'));
  if ('fault' in safe) throw refuse(TEXTS[safe.fault]);
  const { svg, removed, ...size } = safe;
  requireProportion(size);
  return { task: { svg, ...size }, svg, removed };
}

function requireProportion({ width, height }: Size): void {
  if (Math.max(width, height) <= MAX_PROPORTION * Math.min(width, height)) return;
  throw refuse(`One side must be at most ${MAX_PROPORTION} times the other`);
}

function requireShape(kind: MarkKind, size: Size): void {
  requireProportion(size);
  if (kind === 'square' && !isSquare(size)) {
    throw refuse('A square mark must be about as wide as it is high');
  }
}
