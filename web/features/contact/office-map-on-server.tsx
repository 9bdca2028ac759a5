import type { ComponentProps } from 'react';
import { serverMark, serverMarkup } from '../../lib/server-markup.ts';
import styles from './office-map.module.css';
import { OfficeMap } from './office-map.tsx';

/** The map, rendered only on the server; in the browser the server's markup stays unchanged. */
export function OfficeMapOnServer(props: ComponentProps<typeof OfficeMap>) {
  if (!import.meta.env.SSR) return <div className={styles.frame} {...serverMarkup('office-map')} />;
  return (
    <div className={styles.frame} {...serverMark('office-map')}>
      <OfficeMap {...props} />
    </div>
  );
}
