import {
  type Ground,
  groundsOf,
  type Showing,
  showingOn,
} from '../../../../src/features/look/grounds/rules.ts';
import type { FirmMark } from '../../../../src/features/look/schema.ts';
import { readVariables } from '../../../../src/features/themes/variables/rules.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './look-page.module.css';

/** Where the mark is shown, by mode and place. */
const NAMES: Readonly<Record<string, string>> = {
  'light page': 'Header',
  'light band': 'Footer',
  'dark page': 'Header, dark',
};

/** How a mark stands on the grounds of the active theme. */
export function MarkGrounds({ main, light }: { main: FirmMark; light: FirmMark | null }) {
  const { data: theme } = trpc.themes.active.useQuery();
  const grounds = groundsOf(theme ? readVariables(theme.cssVariables).variables : {});
  const band = grounds.find(({ mode, place }) => mode === 'light' && place === 'band');
  if (!band) return null;
  return (
    <div className={styles.grounds}>
      {grounds.map((ground) => {
        const name = NAMES[`${ground.mode} ${ground.place}`];
        const showing = showingOn(ground.luminance, { main, light }, band.luminance);
        return (
          name && (
            <figure key={name}>
              <div className={styles.ground} style={{ background: ground.colour }}>
                <img
                  src={showing.file === 'light' && light ? light.path : main.path}
                  alt=""
                  style={plateOf(showing, band)}
                />
              </div>
              <figcaption>
                {name}
                {wordsOf(showing)}
              </figcaption>
            </figure>
          )
        );
      })}
    </div>
  );
}

function plateOf({ plate }: Showing, band: Ground) {
  if (!plate) return {};
  return {
    padding: '0.3125rem 0.625rem',
    background: plate === 'white' ? '#fff' : band.colour,
  };
}

function wordsOf({ file, plate }: Showing): string {
  if (file === 'light') return ': the light logo';
  if (plate) return plate === 'white' ? ': on a white plate' : ': on a dark plate';
  return '';
}
