import { createElement, type ReactNode, useMemo } from 'react';
import styles from './translation.module.css';

/** What is shown as it is; of everything else only the content. */
const SHOWN = new Set(
  'p h2 h3 h4 ul ol li strong b em i u s sup sub blockquote br hr table thead tbody tr th td aside'.split(
    ' ',
  ),
);
const IS_EMPTY = new Set(['br', 'hr']);
/** With its heading in a line of its own, as on the site. */
const MARGIN_NOTE = { className: 'plain' };
const IS_HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe']);

/** Stored HTML as text with its formatting, made of elements without attributes. */
export function SafeHtml({ html }: { html: string }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return createElement('div', { className: `prose ${styles.html}` }, ...nodesOf(body));
  }, [html]);
}

function nodesOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof HTMLElement) || IS_HIDDEN.has(node.localName)) return null;
    if (IS_EMPTY.has(node.localName)) return createElement(node.localName);
    const look = node.localName === 'aside' ? MARGIN_NOTE : null;
    return createElement(elementFor(node.localName), look, ...nodesOf(node));
  });
}

function elementFor(name: string): string {
  // A link is underlined and leads nowhere: this is a text to be read, not the page.
  if (name === 'a') return 'u';
  return SHOWN.has(name) ? name : 'span';
}
