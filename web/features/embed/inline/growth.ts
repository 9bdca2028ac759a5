/**
 * Makes a place at least as high as what is in it. It never shrinks while its width stays the same: the page below would
 * move under the fingers of whoever reads it.
 */
export function createGrowth(place: HTMLElement): (height: number) => void {
  let width = 0;
  let highest = 0;
  return (height) => {
    if (place.clientWidth !== width) highest = 0;
    width = place.clientWidth;
    highest = Math.max(highest, height);
    place.style.minHeight = `${highest}px`;
  };
}
