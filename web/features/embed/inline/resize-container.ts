type Size = { width: number; height: number };

/**
 * Makes the container of an iframe as high as the page in it. While the width is the same it never shrinks, because the
 * content below would move while somebody reads it. Returns the function to call with each reported size of the page.
 */
export function createResizer(
  container: HTMLElement,
  frame: HTMLIFrameElement,
): (size: Size) => void {
  let width = 0;
  let highest = 0;
  const show = () => {
    container.style.minHeight = `${highest}px`;
  };
  return (page) => {
    // Ignored, because the page has not been laid out at the current width yet.
    if (Math.abs(page.width - container.clientWidth) > 1) return;
    if (page.width !== width) highest = 0;
    width = page.width;
    if (page.height <= highest) return;
    highest = page.height;
    if (!scrollToEnd()) return show();
    requestAnimationFrame(() => requestAnimationFrame(show));
  };

  /**
   * If the iframe has the focus, scrolls the content below it out of view before it moves: browsers count its movement
   * as a layout shift, because input in the iframe does not count as input on this page. Returns whether it has
   * scrolled.
   */
  function scrollToEnd(): boolean {
    const below = innerHeight - container.getBoundingClientRect().bottom;
    const isNeeded =
      document.activeElement === frame && below > 0 && highest > container.clientHeight;
    if (isNeeded) scrollBy({ top: -below, behavior: 'instant' });
    return isNeeded;
  }
}
