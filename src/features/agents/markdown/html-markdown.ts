import { type HtmlNode, parseHtml } from '../../../platform/text/parse-html.ts';
import { blocks, escapeInline, escapeLineStarts, list, quote, safeUrl } from './markdown.ts';
import { tableToMarkdown } from './table-markdown.ts';

const LEFT_OUT = new Set(['script', 'style', 'svg', 'template']);
const BLOCKS = new Set(
  'address article aside blockquote body details div dl figcaption figure footer h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const MARKS: Readonly<Record<string, string>> = {
  ...{ strong: '**', b: '**', em: '*', i: '*', s: '~~' },
};
/** The nesting depth from which lists and quotes are written without markers, whose indentation would fill the line. */
const MAX_NESTED = 10;
const LINKED = /^(https?|mailto|tel):/;

/**
 * Converts sanitised HTML, whose nesting is limited, to Markdown. Relative URLs of links and images are resolved
 * against `baseUrl`.
 */
export function htmlToMarkdown(html: string, baseUrl: string): string {
  return new Converter(baseUrl).blocksOf(parseHtml(html));
}

/** Converts nodes to blocks or to inline text. */
class Converter {
  readonly #baseUrl: string;
  #nested = 0;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** Blocks; text and inline elements between them become paragraphs. */
  blocksOf(nodes: readonly HtmlNode[]): string {
    const found: string[] = [];
    let line: HtmlNode[] = [];
    const endLine = () => {
      found.push(this.#paragraph(line));
      line = [];
    };
    for (const node of nodes) {
      if (!BLOCKS.has(node.name ?? '')) line.push(node);
      else {
        endLine();
        found.push(this.#block(node));
      }
    }
    endLine();
    return blocks(...found);
  }

  /** Inline text; blocks within it are joined by spaces. */
  inline(nodes: readonly HtmlNode[]): string {
    return nodes.map((node) => this.#inlineOf(node)).join('');
  }

  #paragraph(nodes: readonly HtmlNode[]): string {
    const lines = this.inline(nodes)
      .split('\\\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
    return escapeLineStarts(lines.join('\\\n'));
  }

  #block(node: HtmlNode): string {
    const { name = '', children = [] } = node;
    switch (name) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6': {
        const text = this.inline(children).replace(/\\\n|\s+/g, ' ');
        return text.trim() && `${'#'.repeat(Number(name[1]))} ${text.trim()}`;
      }
      case 'summary':
        return this.#paragraph(children).replace(/^(.+)$/s, '### $1');
      case 'ul':
      case 'ol':
      case 'blockquote':
      case 'aside':
        return this.#nestedBlock(node);
      case 'pre':
        return codeBlock(textOf(node));
      case 'hr':
        return '---';
      case 'table':
        return tableToMarkdown(node, (cell) => this.#cell(cell));
      default:
        return this.blocksOf(children);
    }
  }

  /** Lists and quotes, each of which indents all lines within it. */
  #nestedBlock({ name, children = [], attribs = {} }: HtmlNode): string {
    if (this.#nested === MAX_NESTED) return this.blocksOf(children);
    this.#nested += 1;
    try {
      if (name === 'blockquote') return quote(this.blocksOf(children));
      if (name === 'aside') return quote(this.blocksOf(children.map(withSpacedTitle)));
      const first = Number(attribs.start) || 1;
      return list(this.#items(children), (index) => (name === 'ol' ? `${first + index}.` : '-'));
    } finally {
      this.#nested -= 1;
    }
  }

  #items(children: readonly HtmlNode[]): string[] {
    return children.flatMap((child) =>
      child.name === 'li' ? [this.blocksOf(child.children ?? [])] : [],
    );
  }

  #cell({ children = [] }: HtmlNode): string {
    return this.inline(children)
      .replace(/\\\n|\s+/g, ' ')
      .trim();
  }

  #inlineOf(node: HtmlNode): string {
    const { type, name = '', data = '', attribs = {}, children = [] } = node;
    if (type === 'text') return escapeInline(data);
    if (LEFT_OUT.has(name)) return '';
    if (name === 'br') return '\\\n';
    if (name === 'img') return this.#image(attribs);
    if (name === 'code') return codeSpan(textOf(node));
    const words = this.inline(children);
    if (name === 'a') return this.#link(words, attribs.href);
    if (BLOCKS.has(name)) return ` ${words} `;
    return marked(words, MARKS[name]);
  }

  #link(words: string, href: string | undefined): string {
    const url = this.#absolute(href);
    return url && words.trim() ? `[${words.trim()}](${url})` : words;
  }

  #image({ src, alt = '' }: Readonly<Record<string, string>>): string {
    const url = this.#absolute(src);
    return url ? `![${escapeInline(alt)}](${url})` : '';
  }

  #absolute(address: string | undefined): string | undefined {
    const url = URL.parse(address ?? '', this.#baseUrl)?.href;
    return address && url && LINKED.test(url) ? safeUrl(url) : undefined;
  }
}

/**
 * Adds a space after the bold title at the beginning of a note: on the page, only CSS puts the title on a line of its
 * own.
 */
function withSpacedTitle(node: HtmlNode): HtmlNode {
  const [title, ...others] = node.children ?? [];
  if (title?.name !== 'b' || others.length === 0) return node;
  return { ...node, children: [title, { type: 'text', data: ' ' }, ...others] };
}

/** Puts leading and trailing spaces outside the delimiters: otherwise Markdown does not recognise the emphasis. */
function marked(words: string, mark: string | undefined): string {
  const inner = words.trim();
  if (!mark || !inner) return words;
  const [before = '', after = ''] = words.split(inner, 2);
  return `${before}${mark}${inner}${mark}${after}`;
}

const textOf = ({ data = '', children = [] }: HtmlNode): string =>
  data + children.map(textOf).join('');

/** A code fence: at least `least` backticks, and more than the longest run of backticks in the text. */
const fenceFor = (text: string, least: number) =>
  '`'.repeat(
    (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length + 1), least),
  );

function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ');
  if (code.trim() === '') return '';
  const fence = fenceFor(code, 1);
  const pad = /^`|`$/.test(code) ? ' ' : '';
  return fence + pad + code + pad + fence;
}

function codeBlock(text: string): string {
  const fence = fenceFor(text, 3);
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`;
}
