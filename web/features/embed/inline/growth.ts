type Size = { width: number; height: number };

/**
 * Makes the place of a frame as high as the page in it. While its width stays the same it never shrinks: what is below
 * would move under the eyes of whoever reads it. Returns the function to call with each size of the page.
 */
export function createGrowth(place: HTMLElement, frame: HTMLIFrameElement): (size: Size) => void {
  let width = 0;
  let highest = 0;
  const show = () => {
    place.style.minHeight = `${highest}px`;
  };
  return (page) => {
    // The page has not been laid out in the present width yet.
    if (Math.abs(page.width - place.clientWidth) > 1) return;
    if (page.width !== width) highest = 0;
    width = page.width;
    if (page.height <= highest) return;
    highest = page.height;
    if (!scrollToEnd()) return show();
    requestAnimationFrame(() => requestAnimationFrame(show));
  };

  /**
   * Puts what is below the place out of sight before it moves, while somebody uses the frame: browsers count its movement
   * as a layout shift, since they do not tell this page of input in the frame.
   */
  function scrollToEnd(): boolean {
    const below = innerHeight - place.getBoundingClientRect().bottom;
    const isNeeded = document.activeElement === frame && below > 0 && highest > place.clientHeight;
    if (isNeeded) scrollBy({ top: -below, behavior: 'instant' });
    return isNeeded;
  }
}
