import { withoutUnusedReferences } from './unused-references.ts';

/**
 * The page with a shorter dehydrated state of the same meaning: without unused names, without the code of a stream that
 * is closed already, and with markup as it is in the page, so that it compresses to references.
 */
export const compactState = (html: string): string =>
  withPlainStrings(withoutQueryStream(withoutUnusedReferences(html)));

const STREAM = 'stream:((stream) => new ReadableStream';
const STREAM_END = /\)\(\$R\[(\d+)\]=[\s\S]*?\}\)\(1\)\)/y;

/**
 * Replaces the stream of later queries, which the server has closed without any, by an empty one. Its code is a
 * twenty-fifth of the compressed page.
 */
function withoutQueryStream(html: string): string {
  // The last one: texts of the firm come before it.
  const at = html.lastIndexOf(STREAM);
  if (at === -1) return html;
  STREAM_END.lastIndex = html.indexOf(')($R[', at);
  const [source, name] = STREAM_END.exec(html) ?? [];
  const close = `($R=>$R[${name}].return(void 0))($R["tsr"]);`;
  if (source === undefined || !html.includes(close, at)) return html;
  const rest = html.slice(STREAM_END.lastIndex).replace(close, '');
  return `${html.slice(0, at)}stream:new Blob().stream()${rest}`;
}

/** A string, with the colon behind it if it is the name of a property. */
const STRING = /"(?:[^"\\]|\\.)*":?/g;
const HAS_ESCAPES = /\\(?:x3C|")/;
/** An escape, or what a template literal would read as something else. */
const PART = /\\(?:x3C(?!\/?script|!)|[\s\S])|`|\$\{/gi;

/**
 * Writes the strings of the state as template literals with `<` and quotation marks as they are, except where HTML
 * would read a script's end, a script or a comment.
 */
function withPlainStrings(html: string): string {
  const start = html.indexOf('$_TSR.router=');
  const end = html.indexOf('</script>', start);
  if (start === -1 || end === -1) return html;
  const state = html.slice(start, end).replace(STRING, plainString);
  return html.slice(0, start) + state + html.slice(end);
}

const plainString = (literal: string) =>
  HAS_ESCAPES.test(literal) && literal.endsWith('"')
    ? `\`${literal.slice(1, -1).replace(PART, plainPart)}\``
    : literal;

function plainPart(part: string): string {
  if (part === '\\"') return '"';
  if (part.length === 4) return '<';
  return part.startsWith('\\') ? part : `\\${part}`;
}
