import { EMBED_BOOKING_PATH } from './address-rules.ts';

/** The parts that other sites can embed. `path` is the page in the iframe; `page` is the full page on this site. */
export const EMBEDS = [
  {
    key: 'booking',
    label: 'Booking',
    path: EMBED_BOOKING_PATH,
    page: '/schedule',
    title: 'Book a consultation',
  },
  {
    key: 'calculator',
    label: 'Calculator',
    path: '/embed/calculator',
    page: '/probate-calculator',
    title: 'Probate calculator',
  },
] as const;

export type EmbedKey = (typeof EMBEDS)[number]['key'];

/**
 * The height reserved for a part before it is loaded, as a CSS length for `padding-bottom`, where 100% is the width of
 * the frame. It is the greater of two heights: that of the first step, which depends on whether the frame has the
 * narrow or the wide layout (the factor 999 switches between them at the breakpoint), and that of the window, so that
 * content below the frame is out of sight when the frame grows.
 */
export const RESERVED_HEIGHTS: Readonly<Record<EmbedKey, string>> = {
  booking: 'max(min(100vh,1000px),clamp(940px,(896px - 100%)*999,1360px))',
  calculator: 'max(min(100vh,1000px),clamp(600px,(896px - 100%)*999,780px))',
};

/**
 * The message in which an embedded page reports to the embedding page the height of its content at the current width
 * of the frame, both in CSS pixels.
 */
export type SizeMessage = { type: typeof SIZE_MESSAGE; width: number; height: number };
export const SIZE_MESSAGE = 'lawfront:size';

/** Maximum height of an embedded page, in CSS pixels; a message with a greater height is invalid. */
const MAX_HEIGHT = 20_000;

/** The width and height in a message; undefined if it is another message. */
export function sizeIn(data: unknown): { width: number; height: number } | undefined {
  const { type, width, height } = (data ?? {}) as Partial<SizeMessage>;
  if (type !== SIZE_MESSAGE || typeof width !== 'number' || typeof height !== 'number') return;
  return width > 0 && height > 0 && height <= MAX_HEIGHT ? { width, height } : undefined;
}
