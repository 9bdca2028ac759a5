import type TurndownService from 'turndown';
import { oneLine } from './convert-blocks.ts';
import { linkTarget } from './link-target.ts';
import { escapeInline } from './markdown.ts';

/** Elements in a row that only the style sheet separates, such as the category and the date of an article. */
const IN_ROW = ['a', 'b', 'output', 'span', 'time'] as const;

export function addInlineRules(service: TurndownService, baseUrl: string): void {
  service
    .addRule('strike', { filter: 's', replacement: (content) => content && `~~${content}~~` })
    .addRule('bold', { filter: 'strong', replacement: bold })
    .addRule('inRow', {
      filter: [...IN_ROW],
      replacement: (content, node) => {
        const text =
          node.nodeName === 'A'
            ? linkToMarkdown(content, linkTarget(node.getAttribute('href'), baseUrl))
            : node.nodeName === 'B'
              ? bold(content, node)
              : content;
        return /^\S/.test(text) ? separatorBefore(node) + text : text;
      },
    })
    .addRule('picture', {
      filter: 'img',
      replacement: (_content, node) => {
        const url = linkTarget(node.getAttribute('src'), baseUrl);
        return url ? `![${escapeInline(node.getAttribute('alt') ?? '')}](${url})` : '';
      },
    });
}

function linkToMarkdown(content: string, url: string | undefined): string {
  const text = content.trim();
  if (!url || !text) return content;
  const withLink = (name: string) => `[${oneLine(name)}](${url})`;
  // Of a card that is a link, only the heading becomes one.
  const card = /^(#{2,6} )(.+)$/m.exec(text);
  return card
    ? `\n\n${text.replace(card[0], () => card[1] + withLink(card[2] ?? ''))}\n\n`
    : withLink(text);
}

function bold(content: string, node: HTMLElement): string {
  if (!content.trim()) return content;
  const isLabel = node.nodeName === 'B' || node.closest('[role=note]');
  const isJoined =
    node.nextSibling?.nodeType === 3 && /^[^\s\p{P}]/u.test(node.nextSibling.nodeValue ?? '');
  return `**${content}**${isLabel && !node.previousSibling && isJoined ? ' ' : ''}`;
}

function separatorBefore({ previousSibling: before }: HTMLElement): string {
  const isInRow = IN_ROW.some((name) => name.toUpperCase() === before?.nodeName);
  return isInRow && /\S$/.test(before?.textContent ?? '') ? ' · ' : '';
}
