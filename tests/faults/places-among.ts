/** `samples` of the numbers from 1 to `count`, evenly spread, including the first and the last. */
export function placesAmong(count: number, samples: number): number[] {
  const step = (count - 1) / (samples - 1);
  return Array.from({ length: samples }, (_, place) => 1 + Math.round(place * step));
}
