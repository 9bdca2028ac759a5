import { withoutUnusedReferences } from './unused-references.ts';

/** Minifies the dehydrated state of a page: removes unused names, and the code of a stream that is already closed. */
export const compactState = (html: string): string =>
  withoutQueryStream(withoutUnusedReferences(html));

/** Matches the unminified and the minified code. */
const STREAM = /stream:\((?:\(\w+\) => |\w+=>)new ReadableStream/g;
const STREAM_END = /\)\(\$R\[(\d+)\]=[\s\S]*?\}\)\(1\)\)/y;

/**
 * Replaces the stream of later queries, which the server has closed without sending any, with an empty one. Its code is
 * 4% of the compressed page.
 */
function withoutQueryStream(html: string): string {
  // Uses the last match, because texts of the firm, which could contain the pattern, come before it.
  const at = [...html.matchAll(STREAM)].at(-1)?.index;
  if (at === undefined) return html;
  STREAM_END.lastIndex = html.indexOf(')($R[', at);
  const [source, name] = STREAM_END.exec(html) ?? [];
  const close = `($R=>$R[${name}].return(void 0))($R["tsr"]);`;
  if (source === undefined || !html.includes(close, at)) return html;
  const rest = html.slice(STREAM_END.lastIndex).replace(close, '');
  return `${html.slice(0, at)}stream:new Blob().stream()${rest}`;
}
