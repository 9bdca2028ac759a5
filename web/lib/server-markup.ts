import type { HTMLAttributes, RefCallback } from 'react';

/** Marks an element whose content only the server renders, with the name of the content. */
const MARK = 'data-server';

const selectorOf = (name: string) => `[${MARK}="${name}"]`;

/** One object: React would empty the element if it got another one. */
const NO_MARKUP = { __html: '' };

/** The elements with such content in the page that the server sent. */
const SENT: readonly Element[] = import.meta.env.SSR
  ? []
  : [...document.querySelectorAll(`[${MARK}]`)];

/**
 * Props of an element whose content is only rendered on the server: in the browser the server's markup stays unchanged,
 * and the code for it is not loaded. If React renders the page again instead of hydrating it (see keep-entries.ts), the
 * new element takes over the server's nodes.
 */
export function serverMarkup(name: string) {
  return {
    ...serverMark(name),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NO_MARKUP,
    ref: takeOver,
  };
}

/** Marks the element on the server. */
export const serverMark = (name: string) => ({ [MARK]: name });

/** The element with the server's content of this name, if the page has it. */
export const findServerMarkup = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(selectorOf(name));

/** Whether this rendering of the page has the server's content of this name. */
export const hasServerMarkup = (name: string): boolean =>
  import.meta.env.SSR || findServerMarkup(name) !== null;

const takeOver: RefCallback<Element> = (element) => {
  const name = element?.getAttribute(MARK);
  if (!element || !name || SENT.includes(element)) return;
  const index = [...document.querySelectorAll(selectorOf(name))].indexOf(element);
  const sent = SENT.filter((other) => other.getAttribute(MARK) === name)[index];
  if (!sent || sent.isConnected) return;
  for (const { name, value } of sent.attributes) element.setAttribute(name, value);
  element.append(...sent.childNodes);
};

/**
 * The attributes that the page's root element has already: scripts before the first paint and page translation set
 * some, which React would remove if it rendered the page again.
 */
export function rootAttributes(): HTMLAttributes<HTMLHtmlElement> {
  const { attributes } = document.documentElement;
  return Object.fromEntries(
    [...attributes]
      .filter(({ name }) => name !== 'style' && !name.startsWith('on'))
      .map(({ name, value }) => [name === 'class' ? 'className' : name, value]),
  );
}
