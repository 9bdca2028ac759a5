import type { OfficePicture as Picture } from '../../../../src/features/firm/offices/schema.ts';
import { picturePath } from '../../../../src/features/pictures/rules.ts';

/** The picture of an office, in its own colours, so that clients recognise the house. */
export const OfficePicture = ({
  picture: { id, alt, width, height, widths },
}: {
  picture: Picture;
}) => (
  <img
    src={picturePath(id)}
    srcSet={widths.map((each) => `${picturePath(id, each)} ${each}w`).join(', ')}
    sizes="(min-width: 56rem) 26rem, 100vw"
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
  />
);
