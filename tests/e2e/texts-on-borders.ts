import type { Page } from 'playwright-core';

/** Minimum distance between a card's border and its text, in CSS pixels: a card without padding has 1. */
const MIN_DISTANCE = 4;

/** The texts that touch the left or the top border of the card that they are in, as they do if it has no padding. */
export const textsOnBorders = (page: Page): Promise<string[]> =>
  page.evaluate((minDistance) => {
    const CONTROLS = 'input,textarea,select,button,table,iframe,pre,code';
    const isCard = (element: Element) => {
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } =
        getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isBordered = [
        borderTopWidth,
        borderRightWidth,
        borderBottomWidth,
        borderLeftWidth,
      ].every((thickness) => Number.parseFloat(thickness) >= 1);
      return isBordered && width > 200 && height > 60 && !element.matches(CONTROLS);
    };
    const rectsOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      // Visually hidden text is 1 px wide.
      return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    };
    const found = new Set<string>();
    for (const card of [...document.querySelectorAll('main *')].filter(isCard)) {
      const { left, top } = card.getBoundingClientRect();
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || text.parentElement?.closest('.visually-hidden')) continue;
        const touches = rectsOf(text).some(
          (rect) => rect.left - left < minDistance || rect.top - top < minDistance,
        );
        if (touches) found.add(text.textContent.trim());
      }
    }
    return [...found];
  }, MIN_DISTANCE);
