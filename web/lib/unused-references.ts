/** A string, or a reference to a value of the state, such as `$R[12]`, with its assignment if it has one. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\$R\[(\d+)\](=(?!=))?/g;

/**
 * The page without the names that its dehydrated state gives to values and never refers to: four of five. They are a
 * fiftieth of the compressed page.
 */
export function withoutUnusedReferences(html: string): string {
  const start = html.indexOf('$_TSR.router=');
  const end = html.indexOf('</script>', start);
  if (start === -1 || end === -1) return html;
  const state = html.slice(start, end);
  // The first one begins the body of an arrow function: without it, an object would be a block.
  const used = new Set(['0']);
  for (const [, name, assigned] of state.matchAll(TOKEN)) if (name && !assigned) used.add(name);
  // What follows may add to the state.
  for (const [, name] of html.slice(end).matchAll(/\$R\[(\d+)\]/g)) if (name) used.add(name);
  const shorter = state.replace(TOKEN, (token, name?: string, assigned?: string) =>
    name && assigned && !used.has(name) ? '' : token,
  );
  return html.slice(0, start) + shorter + html.slice(end);
}
