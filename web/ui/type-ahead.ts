/** Letters typed within this interval form one search text. Source: public spec §9. */
const RESET_MS = 1_000;

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Type-ahead for an open menu: finds the item whose text begins with the typed letters. */
export function typeAhead() {
  let typed = '';
  let typedAtMs = 0;
  return <Item extends { textContent: string | null }>(
    { key, ctrlKey, metaKey, altKey }: Key,
    items: readonly Item[],
  ): Item | undefined => {
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return undefined;
    const nowMs = Date.now();
    typed = (nowMs - typedAtMs < RESET_MS ? typed : '') + key.toLowerCase();
    typedAtMs = nowMs;
    return items.find(({ textContent }) => textContent?.toLowerCase().startsWith(typed));
  };
}
