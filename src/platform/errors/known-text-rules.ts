/** Texts of a part of a catalogue. The values of a text are those of its own braces: hence `never`. */
export type Texts = Readonly<Record<string, string | ((values: never) => string)>>;

const MARK = '\u0001';

/**
 * A text of `from` as `to` says it, with its values; undefined if `from` does not have it. The texts with values in
 * `from` have plain ones only: no plural forms.
 */
export function translateText(text: string, from: Texts, to: Texts): string | undefined {
  for (const [key, known] of Object.entries(from)) {
    const other = to[key];
    if (known === text) return typeof other === 'string' ? other : undefined;
    if (typeof known === 'string' || typeof other !== 'function') continue;
    const values = patternOf(known).exec(text)?.groups;
    if (values) return other(values as never);
  }
  return undefined;
}

/** Matches what a text with values becomes, with a group for each value. */
function patternOf(text: (values: never) => string): RegExp {
  const marked = new Proxy({}, { get: (_, name) => MARK + String(name) + MARK });
  const shown = text(marked as never);
  const pattern = shown
    .split(MARK)
    .map((piece, place) =>
      place % 2 ? `(?<${piece}>.+)` : piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${pattern.join('')}$`, 's');
}
