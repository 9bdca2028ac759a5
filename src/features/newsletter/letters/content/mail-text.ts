import { type HtmlPart, parseHtml } from '../../../../platform/text/parse-html.ts';

const BLOCKS = new Set('h2 h3 h4 p blockquote aside ul ol pre table hr'.split(' '));

/** The plain-text part of the text of a letter: paragraphs apart, lists with dashes or numbers, links with addresses. */
export function mailText(content: string, publicUrl: string): string {
  return blocksOf(parseHtml(content), publicUrl).join('\n\n');
}

const elementsOf = ({ children }: HtmlPart) => children.filter(({ name }) => name !== '');

function blocksOf(nodes: readonly HtmlPart[], publicUrl: string): string[] {
  const blocks: string[] = [];
  let line = '';
  const end = () => {
    if (line.trim()) blocks.push(line.trim());
    line = '';
  };
  for (const node of nodes) {
    if (BLOCKS.has(node.name)) {
      end();
      blocks.push(...blockOf(node, publicUrl));
    } else line += inlineOf(node, publicUrl);
  }
  end();
  return blocks;
}

function blockOf(node: HtmlPart, publicUrl: string): string[] {
  switch (node.name) {
    case 'hr':
      return ['---'];
    case 'ul':
    case 'ol':
      return [elementsOf(node).map(itemIn(node, publicUrl)).join('\n')];
    case 'table':
      return [rowsOf(node, publicUrl).join('\n')];
    case 'blockquote':
      return blocksOf(node.children, publicUrl).map(
        (block) => `> ${block.replaceAll('\n', '\n> ')}`,
      );
    default:
      return blocksOf(node.children, publicUrl);
  }
}

const itemIn = (list: HtmlPart, publicUrl: string) => (item: HtmlPart, place: number) => {
  const first = Number(list.attributes.start) || 1;
  const mark = list.name === 'ul' ? '-' : `${first + place}.`;
  const words = blocksOf(item.children, publicUrl).join('\n');
  return `${mark} ${words.replaceAll('\n', '\n  ')}`;
};

function rowsOf(table: HtmlPart, publicUrl: string): string[] {
  return elementsOf(table).flatMap((node) => {
    if (node.name !== 'tr') return rowsOf(node, publicUrl);
    const cells = elementsOf(node).map((cell) => blocksOf(cell.children, publicUrl).join(' '));
    return [cells.join(' | ')];
  });
}

function inlineOf(node: HtmlPart, publicUrl: string): string {
  if (node.name === '') return node.text.replace(/\s+/g, ' ');
  if (node.name === 'br') return '\n';
  const words = node.children.map((child) => inlineOf(child, publicUrl)).join('');
  const href = node.attributes.href;
  if (node.name !== 'a' || !href) return words;
  const address = URL.parse(href, publicUrl)?.href ?? href;
  return words.trim() === address ? words : `${words} (${address})`;
}
