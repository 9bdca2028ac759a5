import { type PointerEvent, useRef } from 'react';

/** How far a finger moves for an action, in CSS pixels. */
const DISTANCE = 80;
/** How far it moves before the row follows: less may be a tap. */
const SLACK = 10;
/** From here on the browser goes back. */
const EDGE = 24;

/** The actions of swiping a row to the right and to the left; one that is not available is undefined. */
export type Swipes = { right?: (() => void) | undefined; left?: (() => void) | undefined };

/**
 * Props for a row that can be swiped on a touch screen. Vertical scrolling stays with the browser, which then cancels the
 * pointer (`touch-action: pan-y`).
 */
export function useSwipe({ right, left }: Swipes) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const moved = useRef(0);
  const show = (row: HTMLElement, distance: number) => {
    moved.current = distance;
    row.style.translate = distance ? `${distance}px` : '';
    row.toggleAttribute('data-swiped-right', distance >= DISTANCE);
    row.toggleAttribute('data-swiped-left', distance <= -DISTANCE);
  };
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    show(currentTarget, 0);
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
      moved.current = 0;
      const isEdge = clientX < EDGE || clientX > window.innerWidth - EDGE;
      start.current = pointerType === 'touch' && !isEdge ? { x: clientX, y: clientY } : undefined;
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const distance = clientX - start.current.x;
      const isSideways = Math.abs(distance) > 2 * Math.abs(clientY - start.current.y);
      const isOffered = distance > 0 ? right : left;
      if (moved.current || (isOffered && isSideways && Math.abs(distance) > SLACK)) {
        show(currentTarget, isOffered ? distance : 0);
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = moved.current;
      end(event);
      moved.current = distance;
      if (distance >= DISTANCE) right?.();
      if (distance <= -DISTANCE) left?.();
    },
    onPointerCancel: end,
    /** The press at the end of a swipe opens nothing. */
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (moved.current) {
        event.stopPropagation();
        event.preventDefault();
      }
      moved.current = 0;
    },
  };
}
