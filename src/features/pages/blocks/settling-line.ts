import { Html } from '../../../platform/text/html.ts';

const POINTS = 24;
const WAVES = 4;

/** From the left, in a drawing that is 20 wide: restless at the top and straight from two thirds down. */
function xAt(down: number): string {
  const calm = Math.max(0, 1 - down * 1.5) ** 1.5;
  return (10 + 8 * calm * Math.sin(down * WAVES * 2 * Math.PI)).toFixed(1);
}

const path = Array.from({ length: POINTS + 1 }, (_, index) => {
  const down = index / POINTS;
  return `${xAt(down)} ${Math.round(down * 200)}`;
}).join(' ');

/** The line beside steps, which settles from the first to the last: as tall as they are, whatever their number. */
export const SETTLING_LINE = new Html(
  `<svg viewBox="0 0 20 200" preserveAspectRatio="none" aria-hidden="true"><path d="M${path}"/></svg>`,
);
