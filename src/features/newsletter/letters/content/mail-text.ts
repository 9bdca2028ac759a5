import { type HtmlNode, parseHtml } from '../../../../platform/text/parse-html.ts';

const BLOCKS = new Set('h2 h3 h4 p blockquote aside ul ol pre table hr'.split(' '));

/** The plain-text part of the text of a letter: paragraphs apart, lists with dashes or numbers, links with addresses. */
export function mailText(content: string, publicUrl: string): string {
  return blocksOf(parseHtml(content), publicUrl).join('\n\n');
}

const childrenOf = ({ children = [] }: HtmlNode) => children;
const elementsOf = (node: HtmlNode) => childrenOf(node).filter(({ type }) => type === 'tag');

function blocksOf(nodes: readonly HtmlNode[], publicUrl: string): string[] {
  const blocks: string[] = [];
  let line = '';
  const end = () => {
    if (line.trim()) blocks.push(line.trim());
    line = '';
  };
  for (const node of nodes) {
    if (node.type === 'tag' && BLOCKS.has(node.name ?? '')) {
      end();
      blocks.push(...blockOf(node, publicUrl));
    } else line += inlineOf(node, publicUrl);
  }
  end();
  return blocks;
}

function blockOf(node: HtmlNode, publicUrl: string): string[] {
  switch (node.name) {
    case 'hr':
      return ['---'];
    case 'ul':
    case 'ol':
      return [elementsOf(node).map(itemIn(node, publicUrl)).join('\n')];
    case 'table':
      return [rowsOf(node, publicUrl).join('\n')];
    case 'blockquote':
      return blocksOf(childrenOf(node), publicUrl).map(
        (block) => `> ${block.replaceAll('\n', '\n> ')}`,
      );
    default:
      return blocksOf(childrenOf(node), publicUrl);
  }
}

const itemIn = (list: HtmlNode, publicUrl: string) => (item: HtmlNode, place: number) => {
  const first = Number(list.attribs?.start) || 1;
  const mark = list.name === 'ul' ? '-' : `${first + place}.`;
  const words = blocksOf(childrenOf(item), publicUrl).join('\n');
  return `${mark} ${words.replaceAll('\n', '\n  ')}`;
};

function rowsOf(table: HtmlNode, publicUrl: string): string[] {
  return elementsOf(table).flatMap((node) => {
    if (node.name !== 'tr') return rowsOf(node, publicUrl);
    const cells = elementsOf(node).map((cell) => blocksOf(childrenOf(cell), publicUrl).join(' '));
    return [cells.join(' | ')];
  });
}

function inlineOf(node: HtmlNode, publicUrl: string): string {
  if (node.type === 'text') return (node.data ?? '').replace(/\s+/g, ' ');
  if (node.type !== 'tag') return '';
  if (node.name === 'br') return '\n';
  const words = childrenOf(node)
    .map((child) => inlineOf(child, publicUrl))
    .join('');
  const href = node.attribs?.href;
  if (node.name !== 'a' || !href) return words;
  const address = URL.parse(href, publicUrl)?.href ?? href;
  return words.trim() === address ? words : `${words} (${address})`;
}
