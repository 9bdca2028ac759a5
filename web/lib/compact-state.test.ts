import { expect, it } from 'vitest';
import { compactState } from './compact-state.ts';

const page = (state: string, after = '') =>
  `<p>"\\x3C"</p><script>$_TSR.router=($R=>$R[0]=${state})($R["tsr"])</script>${after}`;

/** A string literal as the router's serializer writes it. */
const literalOf = (text: string) => JSON.stringify(text).replaceAll('<', '\\x3C');

it.each([
  '<p class="plain">Ann & "Bob"</p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template literal would read as an expression
  '`${1}` ${x} $ { \\` \\${1}',
  '\\x3C \\\\x3C \\" "\n\t\r',
  '</script><script>alert(1)</script> <!-- <SCRIPT </Script <scripts',
  '',
])('keeps the text %j, and ends no script', (text) => {
  const state = `{a:${literalOf(text)},"b-\\"":[${literalOf(text)}]}`;
  const compact = compactState(page(state));
  const script = /<script>\$_TSR\.router=([\s\S]*?)<\/script>$/.exec(compact)?.[1] ?? '';
  expect(script).not.toMatch(/<\/?script|<!--/i);
  const value = new Function('$R', `return ${script}`)({ tsr: [] });
  expect(value).toEqual({ a: text, 'b-"': [text] });
});

const stream = (number: number) =>
  `{stream:((stream) => new ReadableStream({ start(c) {} }))($R[${number}]=((live) => {\n  f((x) => ({ y: 1 }));\n})(1))}`;
const closing = (number: number) =>
  `<script>($R=>$R[${number}].return(void 0))($R["tsr"]);$_TSR.e()</script>`;

const builtStream = (number: number) =>
  `{stream:(e=>new ReadableStream({start(t){}}))($R[${number}]=(e=>{let t=[];return{on(e){}}})(1))}`;

it.each([
  ['sources', stream],
  ['build', builtStream],
])('has an empty stream in place of a closed one, as in the %s', (_, streamOf) => {
  expect(compactState(page(streamOf(7), closing(7)))).toBe(
    page('{stream:new Blob().stream()}', '<script>$_TSR.e()</script>'),
  );
});

it('keeps a stream that is still open', () => {
  expect(compactState(page(stream(7), closing(8)))).toBe(
    page(stream(7), closing(8)).replace('$R[7]=', ''),
  );
});
