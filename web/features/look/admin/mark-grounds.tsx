import { groundsOf, type Showing } from '../../../../src/features/look/grounds/rules.ts';
import { isSquare } from '../../../../src/features/look/marks/rules.ts';
import { readVariables } from '../../../../src/features/themes/variables/rules.ts';
import { trpc } from '../../../lib/trpc.ts';
import { MarkOn, type Marks, showingIn } from '../mark-on.tsx';
import styles from './look-page.module.css';

/** Where the mark is shown, by mode and place. */
const NAMES: Readonly<Record<string, string>> = {
  'light page': 'Header',
  'light band': 'Footer',
  'dark page': 'Header, dark',
};

/** How a mark stands on the grounds of the active theme. */
export function MarkGrounds(marks: Marks) {
  const { data: theme } = trpc.themes.active.useQuery();
  const grounds = groundsOf(theme ? readVariables(theme.cssVariables).variables : {});
  const band = grounds.find(({ mode, place }) => mode === 'light' && place === 'band');
  if (!band) return null;
  return (
    <div className={isSquare(marks.main) ? `${styles.grounds} ${styles.small}` : styles.grounds}>
      {grounds.map((ground) => {
        const name = NAMES[`${ground.mode} ${ground.place}`];
        return (
          name && (
            <figure key={name}>
              <div className={styles.ground} style={{ background: ground.colour }}>
                <MarkOn ground={ground} band={band} marks={marks} className={styles.mark} />
              </div>
              <figcaption>
                {name}
                {wordsOf(showingIn(ground, band, marks))}
              </figcaption>
            </figure>
          )
        );
      })}
    </div>
  );
}

function wordsOf({ file, plate, inText }: Showing): string {
  if (file === 'light') return ': the light logo';
  if (inText) return ': in the colour of the text';
  if (plate) return plate === 'white' ? ': on a white plate' : ': on a dark plate';
  return '';
}
