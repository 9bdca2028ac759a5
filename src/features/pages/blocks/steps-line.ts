import { Html } from '../../../platform/text/html.ts';

const POINTS = 24;
const WAVES = 4;

/**
 * The x coordinate in a drawing that is 20 wide: a wave at the top that flattens to a straight line by two thirds down.
 */
function xAt(down: number): string {
  const calm = Math.max(0, 1 - down * 1.5) ** 1.5;
  return (10 + 8 * calm * Math.sin(down * WAVES * 2 * Math.PI)).toFixed(1);
}

const path = Array.from({ length: POINTS + 1 }, (_, index) => {
  const down = index / POINTS;
  return `${xAt(down)} ${Math.round(down * 200)}`;
}).join(' ');

/** The line beside a list of steps: a wave that flattens towards the last step. Stretches to the height of the list. */
export const STEPS_LINE = new Html(
  `<svg viewBox="0 0 20 200" preserveAspectRatio="none" aria-hidden="true"><path d="M${path}"/></svg>`,
);
