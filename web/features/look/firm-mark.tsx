import type { SiteLook } from '../../../src/features/look/site-look-schema.ts';

const FILES = ['main', 'light'];

/**
 * The firm's own mark, and its light file where the first cannot be seen: `src/features/look/look-css.ts` decides for
 * each ground. It names the firm unless the name stands beside it.
 */
export const FirmMark = ({ look, name }: { look: SiteLook; name: string }) =>
  look.logo.map(({ path, ...box }, at) => (
    <img
      key={path}
      className={`firm-mark ${FILES[at]}`}
      src={path}
      alt={look.showsName ? '' : name}
      {...box}
      {...(at > 0 && { loading: 'lazy' as const })}
    />
  ));
