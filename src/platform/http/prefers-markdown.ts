/**
 * Whether an Accept header asks for Markdown: it names `text/markdown`, and likes it no less than HTML. Browsers never name
 * it, and wildcards do not count.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const markdown = qualityOf(accept, 'text/markdown');
  return markdown > 0 && markdown >= qualityOf(accept, 'text/html');
}

/** The highest quality with which a header names a type; 0 if it does not. */
function qualityOf(accept: string, type: string): number {
  const qualities = accept.split(',').flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) return [];
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = given === undefined ? 1 : Number(given);
    return [Number.isNaN(quality) ? 0 : quality];
  });
  return Math.max(0, ...qualities);
}
