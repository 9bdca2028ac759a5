type Item = { id: string; label: string };

export const linesOfItems = (items: readonly Item[]): string =>
  items.map(({ label }) => label).join('\n');

/** The items of a list with one on each line. An unchanged line is the same item, each at most once. */
export function itemsOfLines(
  lines: string,
  known: readonly Item[],
): { id?: string; label: string }[] {
  const left = [...known];
  return lines
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s+/, '').trim())
    .filter(Boolean)
    .map((label) => {
      const at = left.findIndex((item) => item.label === label);
      const [same] = at >= 0 ? left.splice(at, 1) : [];
      return same ? { id: same.id, label } : { label };
    });
}
