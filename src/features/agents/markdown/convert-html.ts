import Turndown from 'turndown';
import { addBlockRules } from './convert-blocks.ts';
import { addInlineRules } from './convert-inline.ts';
import { addListRules } from './convert-lists.ts';
import { addTableRules } from './convert-tables.ts';
import { escapeInline, escapeLineStarts } from './markdown.ts';

/** Elements that need a screen and a pointer, or whose content is not text. */
const LEFT_OUT = new Set('BUTTON DIALOG NAV SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA'.split(' '));

/** HTML as Markdown. Relative URLs of links and images are resolved against `baseUrl`. */
export function convertHtml(html: string, baseUrl: string): string {
  const service = new Turndown({
    ...{ headingStyle: 'atx', emDelimiter: '*', hr: '---', br: '\\' },
    blankReplacement: (_content, node) =>
      pictureText(node) ?? ('isBlock' in node && node.isBlock ? '\n\n' : ''),
  });
  service.escape = (text) => escapeLineStarts(escapeInline(text));
  addBlockRules(service, baseUrl);
  addListRules(service);
  addInlineRules(service, baseUrl);
  addTableRules(service);
  // The rule that is added last is tried first.
  return service.addRule('leftOut', { filter: isLeftOut, replacement: () => '' }).turndown(html);
}

/** The text of a picture without text of its own, such as the stars of a rating. */
function pictureText(node: HTMLElement): string | undefined {
  const label = node.getAttribute('role') === 'img' && node.getAttribute('aria-label');
  return label && !isLeftOut(node) ? `\n\n${escapeInline(label)}\n\n` : undefined;
}

const isLeftOut = (node: HTMLElement) =>
  LEFT_OUT.has(node.nodeName.toUpperCase()) ||
  node.hasAttribute('hidden') ||
  node.hasAttribute('data-screen-only') ||
  node.getAttribute('aria-hidden') === 'true';
