/** Attributes that the same element has in every rendering of the page, whatever was translated. */
const TELLING = ['name', 'type', 'href', 'class'];

/**
 * Returns a function that finds the element again after React has rendered the page a second time, in new elements: it
 * is the one at the same place among those with the same attributes. Call it while the element is in the page.
 */
export function findAgain<Found extends Element>(element: Found): () => Found | undefined {
  const selector = TELLING.reduce((start, name) => {
    const value = element.getAttribute(name);
    return start + (value === null ? `:not([${name}])` : `[${name}=${JSON.stringify(value)}]`);
  }, element.localName);
  const index = [...document.querySelectorAll(selector)].indexOf(element);
  return () => (element.isConnected ? element : document.querySelectorAll<Found>(selector)[index]);
}
