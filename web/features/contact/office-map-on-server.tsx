import type { ComponentProps } from 'react';
import { SERVER_MARKUP } from '../../lib/server-markup.ts';
import styles from './office-map.module.css';
import type { OfficeMap as DrawnMap } from './office-map.tsx';

const OfficeMap = import.meta.env.SSR ? (await import('./office-map.tsx')).OfficeMap : undefined;

/** The map, rendered only on the server; in the browser the server's markup stays unchanged. */
export function OfficeMapOnServer(props: ComponentProps<typeof DrawnMap>) {
  if (!OfficeMap) return <div className={styles.frame} {...SERVER_MARKUP} />;
  return (
    <div className={styles.frame}>
      <OfficeMap {...props} />
    </div>
  );
}
