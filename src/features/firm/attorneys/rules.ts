/** Initials of the first and the last word: Ana de la Cruz gives AC. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.slice(1).at(-1)].map((word = '') => [...word][0] ?? '').join('');
}
