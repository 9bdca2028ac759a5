import type { Page } from 'playwright-core';

/**
 * What a browser's page translation does to a page: it replaces every text by an element, also later texts.
 * `isInTwoSteps`: it inserts the element first and then removes the text node.
 */
function translate(isInTwoSteps: boolean): void {
  const kept = ['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT', 'TITLE'];
  const replaceTexts = (node: Node): void => {
    const { parentNode } = node;
    if (node instanceof Text && parentNode) {
      if (!node.data.trim() || kept.includes(parentNode.nodeName)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      if (outer.firstChild) outer.firstChild.textContent = node.data;
      if (isInTwoSteps) {
        node.before(outer);
        node.remove();
      } else {
        node.replaceWith(outer);
      }
    } else if (node instanceof Element && !kept.includes(node.nodeName)) {
      for (const child of [...node.childNodes]) replaceTexts(child);
    }
  };
  document.documentElement.lang = 'es';
  replaceTexts(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) replaceTexts(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** What password managers do: an icon after each field, also of later forms. */
function addIcons(): void {
  const fields = new WeakSet<Element>();
  const add = () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      if (fields.has(field)) continue;
      fields.add(field);
      const icon = document.createElement('div');
      icon.dataset.lastpassIconRoot = '';
      field.after(icon);
    }
  };
  add();
  new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
}

/** What highlighters of phone numbers do: they make links of digits in texts, also in later ones. */
function linkDigits(): void {
  const link = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: [Text, RegExpExecArray][] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('script, style, textarea, title, [data-linked]')) continue;
      const match = /\d[\d:,.]*/.exec(text.data);
      if (match) found.push([text, match]);
    }
    for (const [text, { 0: digits, index }] of found) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + digits.length);
      const anchor = document.createElement('a');
      anchor.dataset.linked = '';
      range.surroundContents(anchor);
    }
  };
  link();
  new MutationObserver(link).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** What changes a page, as expressions that are evaluated in it. */
const CHANGES = {
  'page translation': `(${translate})(false)`,
  'page translation in two steps': `(${translate})(true)`,
  'a password manager and a highlighter of phone numbers': `(${addIcons})(); (${linkDigits})()`,
};

export type ForeignChange = keyof typeof CHANGES;

/** Changes the page as the given software does. */
export async function changePage(page: Page, by: ForeignChange): Promise<void> {
  await page.evaluate(CHANGES[by]);
}

/** Changes each page that is opened from now on, before its scripts have loaded. */
export async function changePagesEarly(page: Page, by: ForeignChange): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {${CHANGES[by]}})`);
}
