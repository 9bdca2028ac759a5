/**
 * Whether an Accept header prefers Markdown: it names `text/markdown`, with a quality no lower than that of HTML.
 * Browsers never name it, and wildcards do not count.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const markdown = qualityOf(accept, 'text/markdown');
  return markdown > 0 && markdown >= qualityOf(accept, 'text/html');
}

/** The highest quality that a header gives a type; 0 if it does not name the type. */
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
