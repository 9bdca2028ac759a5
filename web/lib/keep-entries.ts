import { findAgain } from './find-again.ts';
import { type Control, isChanged } from './is-changed.ts';

/**
 * Keeps what a visitor has typed, chosen, opened, focused and scrolled to in the server's page. If others have changed the page
 * before React hydrates it (page translation, password managers, highlighters of phone numbers), React renders it
 * again, in new elements. The returned function, called after that, brings the entries into the new elements.
 */
export function keepEntries(): () => void {
  let controls = allControls();
  let opened = allDetails();
  let focused = findable(document.activeElement);
  const noteFocus = () => {
    focused = findable(document.activeElement);
  };
  // Before React, which may hydrate during this event.
  document.addEventListener('focusin', noteFocus, { capture: true });
  // Read before React removes the old elements, which moves the page.
  let scrolled = { left: scrollX, top: scrollY };
  document.addEventListener('scroll', () => {
    scrolled = { left: scrollX, top: scrollY };
  });
  return () => {
    for (const { element, find } of controls) {
      const current = find();
      if (current && current !== element && isChanged(element)) copyValue(element, current);
    }
    for (const { element, find } of opened) {
      const current = find();
      if (current) current.open = element.open;
    }
    scrollTo({ ...scrolled, behavior: 'instant' });
    if (focused && !focused.element.isConnected) bringFocus(focused.element, focused.find());
    controls = allControls();
    opened = allDetails();
  };
}

const allControls = () => allOf<Control>('input, textarea, select');
const allDetails = () => allOf<HTMLDetailsElement>('details');

const allOf = <Found extends Element>(selector: string) =>
  Array.from(document.querySelectorAll<Found>(selector), (element) => ({
    element,
    find: findAgain(element),
  }));

const findable = (element: Element | null) =>
  element && element !== document.body ? { element, find: findAgain(element) } : undefined;

/** Sets the value as a person would, with events, so that the component takes note of it. */
function copyValue(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && /^(checkbox|radio)$/.test(from.type)) {
    if (to instanceof HTMLInputElement && to.checked !== from.checked) to.click();
    return;
  }
  if (to.value === from.value) return;
  // The setter of the prototype: React replaces that of the element, and would then ignore the events.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set;
  setter?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Focuses the new element unless the visitor has moved on. */
function bringFocus(from: Element, to: Element | undefined): void {
  if (document.activeElement !== document.body || !(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  if (!hasText(from) || !hasText(to)) return;
  const { selectionStart, selectionEnd } = from;
  // Null in fields that report no selection, such as those for e-mail addresses.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

const hasText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
