/** The absolute points of a path from `bundle`, in order. */
export function pointsOf(path: string): [x: number, y: number][] {
  const [start = '', ...segments] = path.split(/[cs]/);
  const points = [numbersOf(start) as [number, number]];
  for (const segment of segments) {
    const [dx = 0, dy = 0] = numbersOf(segment).slice(-2);
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + dx, y + dy]);
  }
  return points;
}

const numbersOf = (text: string) => Array.from(text.matchAll(/-?[\d.]+/g), Number);
