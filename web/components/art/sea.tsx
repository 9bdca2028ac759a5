/** Waves across the full width of what holds them, however wide that is. */
export function Sea({
  width,
  height,
  paths,
}: {
  width: number;
  height: number;
  paths: readonly string[];
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
