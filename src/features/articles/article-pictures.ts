import type { Db } from '../../../db/client.ts';
import { html } from '../../platform/text/html.ts';
import { creditHtml, imageHtml } from '../pictures/figure-html.ts';
import { findPictures, type ShownPicture } from '../pictures/queries.ts';
import { jpegPath, pictureIdOf, picturePath } from '../pictures/rules.ts';

/** The width of the column of an article's text: see `web/features/articles/article-view.module.css`. */
const SIZES = '(min-width: 48rem) 37.5rem, 92vw';

// Sanitized HTML has one form: these attributes in this order, quoted and escaped.
const IMAGE = /<img src="(\/pictures\/[\w-]{43})"[^>]*>/g;
const FIGURE =
  /<figure>\s*<img src="(\/pictures\/[\w-]{43})"[^>]*>\s*(?:<small>[^<]*<\/small>)?\s*([\s\S]*?)<\/figure>/g;

/** The ids of the pictures in sanitized HTML, in order, each once. */
export function picturesIn(content: string): string[] {
  return [...new Set([...content.matchAll(IMAGE)].flatMap(([, path]) => pictureIdOf(path) ?? []))];
}

/**
 * Sanitized HTML as it is stored: with the current gallery data of each picture. Pictures that are not in `pictures`
 * are removed.
 */
export const writePictures = (content: string, pictures: ReadonlyMap<string, ShownPicture>) =>
  replacePictures(content, pictures, storedImage);

/**
 * Sanitized HTML as pages show it: with image sizes to choose from, and lazy loading except for the first picture.
 * Pictures that are not in `pictures` are removed.
 */
export function showPictures(content: string, pictures: ReadonlyMap<string, ShownPicture>): string {
  let isLazy = false;
  return replacePictures(content, pictures, (picture) => {
    const image = imageHtml(picture, { sizes: SIZES, isLazy });
    isLazy = true;
    return image;
  });
}

/** Articles as pages show them: see `showPictures`. */
export const withPicturesShown = <Article extends { content: string }>(
  db: Db,
  articles: readonly Article[],
) => withPictures(db, articles, showPictures);

/** Articles as they are stored, with the current gallery data of their pictures. */
export const withPicturesWritten = <Article extends { content: string }>(
  db: Db,
  articles: readonly Article[],
) => withPictures(db, articles, writePictures);

/** One query for the pictures of all articles, and none for articles without pictures. */
async function withPictures<Article extends { content: string }>(
  db: Db,
  articles: readonly Article[],
  write: typeof showPictures,
): Promise<Article[]> {
  const pictures = await findPictures(
    db,
    articles.flatMap(({ content }) => picturesIn(content)),
  );
  return articles.map((article) => ({ ...article, content: write(article.content, pictures) }));
}

/** The first picture of an article, for previews by other sites; null if there is none. */
export function leadPicture(content: string, pictures: ReadonlyMap<string, ShownPicture>) {
  const lead = picturesIn(content).flatMap((id) => pictures.get(id) ?? [])[0];
  if (!lead) return null;
  const { id, alt, width, height } = lead;
  return { path: jpegPath(id, width), alt, width, height };
}

/**
 * Shown HTML for readers outside the site, such as feeds and mails: pictures have absolute addresses and are JPEGs, which
 * every reader knows.
 */
export function withAbsolutePictures(content: string, publicUrl: string): string {
  return content
    .replace(/(<img src=")(\/pictures\/[\w-]{43})("[^>]*? width=")(\d+)(")/g, (whole, ...found) => {
      const [before, path, between, width, after] = found;
      const id = pictureIdOf(path);
      return id
        ? `${before}${publicUrl}${jpegPath(id, Number(width))}${between}${width}${after}`
        : whole;
    })
    .replace(/ (?:srcset|sizes|loading|decoding)="[^"]*"(?=[^<>]*>)/g, '');
}

function replacePictures(
  content: string,
  pictures: ReadonlyMap<string, ShownPicture>,
  write: (picture: ShownPicture) => string,
): string {
  const find = (path: string) => pictures.get(pictureIdOf(path) ?? '');
  const images: string[] = [];
  // Written images are replaced by placeholders, so that they are not matched again outside of figures.
  const keep = (image: string) => `<img ${images.push(image) - 1}>`;
  return content
    .replace(FIGURE, (_, path: string, below: string) => {
      const picture = find(path);
      return picture
        ? `<figure>${keep(write(picture) + creditHtml(picture))}${below}</figure>`
        : '';
    })
    .replace(IMAGE, (_, path: string) => {
      const picture = find(path);
      return picture ? keep(write(picture)) : '';
    })
    .replace(/<img (\d+)>/g, (_, place: string) => images[Number(place)] ?? '');
}

/** In the form that sanitizing gives it. */
function storedImage({ id, alt, width, height }: ShownPicture): string {
  const written = html`<img src="${picturePath(id)}" alt="${alt}" width="${width}" height="${height}" />`;
  return written.toString().replaceAll('&#39;', "'");
}
