/** A copy of a list with the item at index `from` moved to index `to`. */
export function movedItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const moved = list.filter((_, index) => index !== from);
  moved.splice(to, 0, ...list.slice(from, from + 1));
  return moved;
}
