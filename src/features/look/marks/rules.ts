/** Limits of the firm's marks, and how large pages show them. No dependencies: the back office uses them too. */

export const MARK_KINDS = ['wordmark', 'square', 'light'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const MAX_SVG_BYTES = 200 * 1024;
export const MAX_PNG_BYTES = 600 * 1024;

/** Limits of the width and height of a PNG, in pixels. */
export const MARK_SIDE = { least: 16, most: 8_000 } as const;

/** The most that one side may be of the other: at 240 pixels, a longer line of text has no height left. */
export const MAX_PROPORTION = 100;

/** How far from square a square mark may be. */
const SQUARE = 1.25;

/** The boxes, in pixels, into which marks are drawn: for mails and icons on screens with twice the density. */
export const DRAWN_BOX: Readonly<Record<MarkKind, { width: number; height: number }>> = {
  wordmark: { width: 960, height: 240 },
  square: { width: 512, height: 512 },
  light: { width: 960, height: 240 },
};

export type Size = { width: number; height: number };

export const isSquare = ({ width, height }: Size): boolean =>
  Math.max(width, height) <= SQUARE * Math.min(width, height);

/** The height of a mark in a header, in CSS pixels, and the most that it may take of the width. */
const SHOWN_HEIGHT = 40;
const MOST_WIDTH = 240;
/** Below this height, letters cannot be read. */
const LEGIBLE_HEIGHT = 16;

/** The box of a mark in a header; its drawing keeps its proportions inside. */
export const shownBox = ({ width, height }: Size): Size => ({
  width: Math.min(MOST_WIDTH, Math.max(1, Math.round((SHOWN_HEIGHT * width) / height))),
  height: SHOWN_HEIGHT,
});

/** The height that the drawing itself has in a header, in CSS pixels. */
export const drawnHeight = ({ width, height }: Size): number =>
  Math.min(SHOWN_HEIGHT, Math.round((MOST_WIDTH * height) / width));

/** Whether a mark is so long that a header shows it too small to read. */
export const isTooLong = (size: Size): boolean => drawnHeight(size) < LEGIBLE_HEIGHT;

export const markPath = (id: string, type: 'svg' | 'png'): string => `/marks/${id}.${type}`;
