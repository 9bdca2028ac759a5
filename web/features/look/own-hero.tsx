import type { SiteLook } from '../../../src/features/look/site-look-schema.ts';
import { DrawnLines } from '../../ui/art/drawn-lines.tsx';
import { FIGURES } from '../../ui/art/figures.ts';
import { bundle } from '../../ui/art/lines.ts';

const WIDTH = 1280;
/** Height of the figures' own grid. */
const HEIGHT = 112;

/** What a firm has chosen in place of the sea; its styles are in `src/features/look/look-css.ts`. */
export function OwnHero({
  look: { drawing, picture },
  seaClass,
}: {
  look: SiteLook;
  seaClass: string | undefined;
}) {
  if (picture) {
    return (
      <div className="own-picture">
        <img {...picture} alt={picture.alt} sizes="100vw" fetchPriority="high" />
      </div>
    );
  }
  const figure = drawing && Object.hasOwn(FIGURES, drawing) ? FIGURES[drawing] : undefined;
  if (!figure) return <div style={{ height: 'var(--section)' }} />;
  const draw = () => bundle({ ...figure.shape, width: WIDTH, segments: 16, unit: 1 });
  return (
    <div className={`${seaClass} own-drawing`}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <DrawnLines draw={draw} />
      </svg>
    </div>
  );
}
