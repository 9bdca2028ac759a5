import type { SiteLook } from '../../../src/features/look/site-look-schema.ts';
import { Drawing } from '../../ui/art/drawing.tsx';

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
  if (!drawing) return <div style={{ height: 'var(--section)' }} />;
  return (
    <div className={`${seaClass} own-drawing`}>
      <svg viewBox="0 0 160 112" preserveAspectRatio="none" aria-hidden="true">
        <Drawing id={drawing} />
      </svg>
    </div>
  );
}
