import { html } from '../../platform/text/html.ts';
import type { ShownPicture } from './queries.ts';
import { picturePath } from './rules.ts';

type Options = {
  /** How wide the picture is shown, as in the `sizes` attribute of HTML. */
  sizes: string;
  /**
   * Whether the picture is loaded lazily, when it is scrolled near the viewport; false for the first picture of a page.
   */
  isLazy: boolean;
};

/**
 * The image element of a picture, with sizes for browsers to choose from, and with width and height to prevent layout
 * shifts while it loads.
 */
export function imageHtml(picture: ShownPicture, { sizes, isLazy }: Options): string {
  const { id, alt, width, height, widths } = picture;
  const srcset = widths.map((each) => `${picturePath(id, each)} ${each}w`).join(', ');
  return html`<img src="${picturePath(id)}" alt="${alt}" width="${width}" height="${height}" srcset="${srcset}" sizes="${sizes}"${isLazy && html` loading="lazy"`} decoding="async" />`.toString();
}

/** Who has to be named for a picture; empty if nobody. */
export const creditHtml = ({ credit }: ShownPicture): string =>
  credit === '' ? '' : html`<small>${credit}</small>`.toString();

/** A picture as a figure with its credit and its caption: HTML for a page, ready to be inserted. Pure. */
export function figureHtml(picture: ShownPicture, options: Options): string {
  const { caption } = picture;
  const below = caption === '' ? '' : html`<figcaption>${caption}</figcaption>`.toString();
  return `<figure>${imageHtml(picture, options)}${creditHtml(picture)}${below}</figure>`;
}
