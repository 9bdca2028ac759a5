import type { ReactNode } from 'react';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { closed, sea } from '../../ui/art/lines.ts';
import { Sea } from '../../ui/art/sea.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Brand } from '../site/brand.tsx';
import styles from './sign-in-layout.module.css';

const WIDTH = 640;
const HEIGHT = 520;
const drawWaves = () =>
  sea({ width: WIDTH, height: HEIGHT, lines: 20, top: 96, amplitude: 62, phase: 2.1 }).map((path) =>
    closed(path, WIDTH, HEIGHT + 18),
  );

/** The layout of the sign-in page: the firm on one side, the form on the other. */
export function SignInLayout({
  layout,
  children,
}: {
  layout: Pick<SiteLayout, 'firm' | 'look'>;
  children: ReactNode;
}) {
  const { firm } = layout;
  return (
    <main id="main" className={styles.layout}>
      <section className={`${styles.left} on-band`}>
        <Brand layout={layout} />
        <p className={styles.say}>The quiet side of the front door.</p>
        <div className={styles.sun} data-art="" aria-hidden="true" />
        <div className={styles.sea} data-art="">
          <Sea width={WIDTH} height={HEIGHT} draw={drawWaves} />
        </div>
      </section>
      <section className={styles.right}>
        <div className={styles.gate}>
          {children}
          <p className={styles.back}>
            <a className="go" href="/">
              <Icon name="arrow-left" size="sm" />
              Back to the website
            </a>
          </p>
          <p className="muted small">
            {firm.name}, {firm.city}, {firm.region}
          </p>
        </div>
      </section>
    </main>
  );
}
