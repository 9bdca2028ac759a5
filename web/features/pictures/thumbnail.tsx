import { picturePath } from '../../../src/features/pictures/rules.ts';
import type { GalleryPicture } from '../../../src/features/pictures/schema.ts';
import styles from './thumbnail.module.css';

/** A thumbnail of a picture. Its alt text is empty, because the name is next to it. */
export function Thumbnail({
  picture: { id, widths },
}: {
  picture: Pick<GalleryPicture, 'id' | 'widths'>;
}) {
  return (
    <img
      className={styles.thumbnail}
      src={picturePath(id, widths[0])}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** The name of a picture in lists. */
export const nameOf = ({ alt }: Pick<GalleryPicture, 'alt'>): string => alt || 'Decorative picture';
