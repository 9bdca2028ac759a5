/**
 * Matches that are allowed: the documented key and name of a component, which the call that lists them returns whether
 * or not it is shown; the name of its call; the names of drawings, which are not visible; and tokens of HTML and of the inlined styles.
 */
const MAY_STAY = [
  /\bprobate_calculator\b|"componentName":"Probate Calculator"/g,
  /\[(\\?")probate\1,\1calculator\1\]/g,
  /"?\bfigure"?:"[a-z-]+"/g,
  /\/drawings-[\w-]+\.svg#[a-z-]+/g,
  /<style data-built-style="">[\s\S]*?<\/style>/g,
  /autoComplete="family-name"/g,
] as const;

/** Each word of a former firm found in a text, with the words around it. */
export function leftIn(text: string, words: RegExp): string[] {
  // The numbers of a drawing are not words, but may contain an old figure.
  const withoutDrawings = text.replaceAll(/ d="[^"]*"/g, '');
  const searched = MAY_STAY.reduce((rest, allowed) => rest.replace(allowed, ''), withoutDrawings);
  const found = searched.matchAll(new RegExp(`.{0,50}(?:${words.source}).{0,40}`, 'gi'));
  return [...found].map(([match]) => match);
}
