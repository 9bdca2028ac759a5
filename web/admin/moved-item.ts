/** A copy of a list with the item at `from` moved to the place `to`. */
export function movedItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const moved = list.filter((_, index) => index !== from);
  moved.splice(to, 0, ...list.slice(from, from + 1));
  return moved;
}
