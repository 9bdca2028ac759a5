import type { CSSProperties } from 'react';
import { type Ground, type Showing, showingOn } from '../../../src/features/look/grounds/rules.ts';
import { isSquare } from '../../../src/features/look/marks/rules.ts';
import type { FirmMark } from '../../../src/features/look/schema.ts';

export type Marks = { main: FirmMark; light: FirmMark | null };

/** How a mark stands on a ground of a theme with this band. */
export const showingIn = (ground: Ground, band: Ground, marks: Marks): Showing =>
  showingOn(ground.luminance, marks, band.luminance);

/** The mark as pages show it on this ground; the styles of the pages are in `look-css.ts`. */
export function MarkOn({
  ground,
  band,
  marks,
  className,
}: {
  ground: Ground;
  band: Ground;
  marks: Marks;
  className: string | undefined;
}) {
  const showing = showingIn(ground, band, marks);
  const { path } = showing.file === 'light' && marks.light ? marks.light : marks.main;
  return (
    <img
      src={path}
      alt=""
      className={className}
      style={styleOf(showing, { ground, band, marks })}
    />
  );
}

function styleOf(
  { plate, inText }: Showing,
  { ground, band, marks: { main } }: { ground: Ground; band: Ground; marks: Marks },
): CSSProperties {
  if (inText) {
    return {
      mask: `url(${main.path}) 0 / contain no-repeat`,
      background: ground.text,
      objectPosition: '-99rem',
    };
  }
  if (!plate) return {};
  return {
    padding: isSquare(main) ? '0.3125rem' : '0.3125rem 0.625rem',
    background: plate === 'white' ? '#fff' : band.colour,
  };
}
