import type { ReactNode } from 'react';
import type { Variables } from '../../../src/features/themes/variables/rules.ts';
import { closed, sea } from '../../ui/art/lines.ts';
import { Sea } from '../../ui/art/sea.tsx';
import styles from './miniature.module.css';
import { scopeOf } from './theme.ts';

const WIDTH = 260;
const HEIGHT = 80;
const drawWaves = () =>
  sea({ width: WIDTH, height: HEIGHT, lines: 9, top: 24, amplitude: 15, segments: 8 }).map((path) =>
    closed(path, WIDTH, HEIGHT + 12),
  );

/** A miniature of the home page in a theme, rendered with CSS so that it reflects each change at once. */
export function Miniature({
  variables,
  caption,
  large = false,
  mark,
}: {
  variables: Variables;
  /** The text in the colour band. */
  caption: string;
  large?: boolean;
  /** The firm's mark. */
  mark?: ReactNode;
}) {
  return (
    <div
      className={`theme-scope ${styles.page} ${large ? styles.large : ''}`}
      style={scopeOf(variables)}
      aria-hidden="true"
    >
      {mark}
      <span className={styles.headline}>
        {large
          ? 'Steady counsel for the hard parts of family life.'
          : 'Steady counsel, in plain words.'}
      </span>
      <span className={styles.action}>Schedule Consultation</span>
      <span className={styles.sun} />
      <div className={styles.sea}>
        <Sea width={WIDTH} height={HEIGHT} draw={drawWaves} />
      </div>
      <span className={styles.band}>
        <i />
        {caption}
      </span>
    </div>
  );
}
