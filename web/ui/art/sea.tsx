import { DrawnLines } from './drawn-lines.tsx';

/** Waves across the full width of what holds them, however wide that is. */
export function Sea({
  width,
  height,
  draw,
}: {
  width: number;
  height: number;
  /** The waves, as path data. */
  draw: () => readonly string[];
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <DrawnLines draw={draw} />
    </svg>
  );
}
