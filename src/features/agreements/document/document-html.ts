import { escapeHtml, type Html, html } from '../../../platform/text/html.ts';
import type { Block } from './blocks.ts';
import type { DocumentFonts } from './fonts.ts';

/**
 * The document as one file that refers to nothing outside: its fonts and styles are inside, and its policy lets it load
 * nothing. These bytes are what is signed, so what they look like must never depend on this release.
 */
export function documentHtml(
  blocks: readonly Block[],
  { language, fonts }: { language: string; fonts: DocumentFonts },
): string {
  const title = blocks.find(({ kind }) => kind === 'title')?.text ?? '';
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
${faceOf(400, fonts.regular)}
${faceOf(600, fonts.bold)}
body{margin:0 auto;max-width:42rem;padding:3rem 1.25rem;font:400 1.0625rem/1.6 Agreement,sans-serif;color:#132237;background:#fff;overflow-wrap:anywhere}
h1{font-size:1.875rem;line-height:1.2;font-weight:600;margin:0 0 2rem}
h2{font-size:1.1875rem;line-height:1.35;font-weight:600;margin:2rem 0 .5rem;break-after:avoid}
p{margin:0 0 .875rem}
ul{margin:0 0 .875rem;padding-left:1.25rem}
li{margin:0 0 .375rem}
@media print{body{padding:0;max-width:none;font-size:11pt}h1{font-size:20pt}h2{font-size:12.5pt}}
</style>
</head>
<body>
<main>
${linesOf(blocks)}
</main>
</body>
</html>
`.toString();
}

const faceOf = (weight: number, file: Buffer) =>
  html`@font-face{font-family:Agreement;font-weight:${weight};src:url(data:font/ttf;base64,${file.toString('base64')}) format("truetype")}`;

const TAGS = { title: 'h1', heading: 'h2', text: 'p', item: 'li' } as const;
const KINDS = { h1: 'title', h2: 'heading', p: 'text', li: 'item' } as const;

function linesOf(blocks: readonly Block[]): Html[] {
  return blocks.map((block, index) => {
    const { kind, text } = block;
    const isItem = kind === 'item';
    const opens = isItem && blocks[index - 1]?.kind !== 'item';
    const closes = isItem && blocks[index + 1]?.kind !== 'item';
    const line = LINES[TAGS[kind]](text);
    const end = index < blocks.length - 1 ? '\n' : '';
    return html`${opens && OPEN}${line}${closes && CLOSE}${end}`;
  });
}

const OPEN = html`<ul>`;
const CLOSE = html`</ul>`;
const LINES = {
  h1: (text: string) => html`<h1>${text}</h1>`,
  h2: (text: string) => html`<h2>${text}</h2>`,
  p: (text: string) => html`<p>${text}</p>`,
  li: (text: string) => html`<li>${text}</li>`,
} as const;

const ENTITIES: ReadonlyMap<string, string> = new Map(
  ['&', '<', '>', '"', "'"].map((character) => [escapeHtml(character), character]),
);

/**
 * The blocks of a document, read from its stored bytes: what pages show and the PDF contains comes from what was signed,
 * not from the template.
 */
export function readDocument(document: string): Block[] {
  const main = /<main>\n(.*)\n<\/main>/s.exec(document)?.[1] ?? '';
  return [...main.matchAll(/<(h1|h2|p|li)>(.*?)<\/\1>/gs)].map(([, tag, text = '']) => ({
    kind: KINDS[tag as keyof typeof KINDS],
    text: text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES.get(entity) ?? entity),
  }));
}
