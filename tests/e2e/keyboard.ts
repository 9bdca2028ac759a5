import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_TABS = 80;

/** Presses Tab until `target` has the focus; each element on the way must show a visible focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < MOST_TABS; i += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

export const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((one) => one === document.activeElement));

/** Waits until an element has the focus, and expects the focus to be visible. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(describeFocus)).toMatchObject({ isVisible: true });
}

/** The focused element, and whether it is within the window and marked by an outline or a shadow. */
function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return { element: 'the body', isVisible: false };
  const isMarked = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    );
  };
  // If the control of a choice is hidden, its label is marked. A heading receives the focus so that reading continues
  // there; it does nothing, and so has no focus ring.
  const marked = [element, element.closest('label'), element.nextElementSibling];
  const isHeading = element.matches('h1, h2, h3, [role="region"], [role="dialog"]');
  const box = (element.closest('label') ?? element).getBoundingClientRect();
  // The browser itself marks the button in a date field that opens the calendar; the field then lacks `:focus`.
  const isInsideField = element.matches('input[type="date"]:not(:focus)');
  const isInside =
    box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return {
    element: element.outerHTML.slice(0, 200),
    isVisible:
      isInside && (isHeading || isInsideField || marked.some((one) => one && isMarked(one))),
  };
}
