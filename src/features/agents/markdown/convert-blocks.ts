import type TurndownService from 'turndown';
import { linkTarget } from './link-target.ts';
import { escapeInline } from './markdown.ts';

export function addBlockRules(service: TurndownService, baseUrl: string): void {
  service
    .addRule('heading', {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      replacement: (content, { nodeName }) =>
        block(`${'#'.repeat(Number(nodeName[1]))} ${oneLine(content)}`),
    })
    .addRule('question', {
      filter: 'summary',
      replacement: (content) => block(`### ${oneLine(content)}`),
    })
    .addRule('speaker', {
      filter: (node) =>
        node.nodeName === 'FIGCAPTION' && node.previousElementSibling?.nodeName === 'BLOCKQUOTE',
      replacement: (content) => block(`— ${content.trim()}`),
    })
    .addRule('code', {
      filter: 'pre',
      replacement: (_content, { textContent }) => {
        const text = textContent ?? '';
        const fence = '`'.repeat(
          Math.max(3, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)),
        );
        return block(`${fence}\n${text.replace(/\n$/, '')}\n${fence}`);
      },
    })
    // A form needs a screen: the page that it leads to has it.
    .addRule('form', {
      filter: 'form',
      replacement: (_content, node) => {
        const name = node.querySelector('[type=submit]')?.textContent?.trim();
        const url = linkTarget(node.getAttribute('action'), baseUrl) ?? baseUrl;
        return name ? block(`[${escapeInline(name)}](${url})`) : '';
      },
    });
}

export const block = (text: string) => `\n\n${text}\n\n`;

/** The text with its line breaks, which end headings, links and cells, replaced by spaces. */
export const oneLine = (text: string) => text.trim().replace(/\\\n\s*|\s+/g, ' ');
