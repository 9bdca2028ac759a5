import { withoutUnusedReferences } from './unused-references.ts';

/**
 * The page with a shorter dehydrated state of the same meaning: without unused names, and without the code of a stream
 * that is closed already.
 */
export const compactState = (html: string): string =>
  withoutQueryStream(withoutUnusedReferences(html));

/** As it is in the sources, and as it is built. */
const STREAM = /stream:\((?:\(\w+\) => |\w+=>)new ReadableStream/g;
const STREAM_END = /\)\(\$R\[(\d+)\]=[\s\S]*?\}\)\(1\)\)/y;

/**
 * Replaces the stream of later queries, which the server has closed without any, by an empty one. Its code is a
 * twenty-fifth of the compressed page.
 */
function withoutQueryStream(html: string): string {
  // The last one: texts of the firm come before it.
  const at = [...html.matchAll(STREAM)].at(-1)?.index;
  if (at === undefined) return html;
  STREAM_END.lastIndex = html.indexOf(')($R[', at);
  const [source, name] = STREAM_END.exec(html) ?? [];
  const close = `($R=>$R[${name}].return(void 0))($R["tsr"]);`;
  if (source === undefined || !html.includes(close, at)) return html;
  const rest = html.slice(STREAM_END.lastIndex).replace(close, '');
  return `${html.slice(0, at)}stream:new Blob().stream()${rest}`;
}
