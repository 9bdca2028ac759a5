/** So many of the numbers from 1 to `count`, evenly spread, the first and the last among them. */
export function placesAmong(count: number, samples: number): number[] {
  const step = (count - 1) / (samples - 1);
  return Array.from({ length: samples }, (_, place) => 1 + Math.round(place * step));
}
