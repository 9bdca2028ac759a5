import { DrawnLines } from './drawn-lines.tsx';

/** Waves that fill the width of the container. */
export function Sea({
  width,
  height,
  draw,
}: {
  width: number;
  height: number;
  /** Returns the waves as path data. */
  draw: () => readonly string[];
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <DrawnLines draw={draw} />
    </svg>
  );
}
