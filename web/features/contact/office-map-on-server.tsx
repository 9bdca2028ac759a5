import type { ComponentProps } from 'react';
import { SERVER_MARKUP } from '../../lib/server-markup.ts';
import styles from './office-map.module.css';
import { OfficeMap } from './office-map.tsx';

/** The map, rendered only on the server; in the browser the server's markup stays unchanged. */
export function OfficeMapOnServer(props: ComponentProps<typeof OfficeMap>) {
  if (!import.meta.env.SSR) return <div className={styles.frame} {...SERVER_MARKUP} />;
  return (
    <div className={styles.frame}>
      <OfficeMap {...props} />
    </div>
  );
}
