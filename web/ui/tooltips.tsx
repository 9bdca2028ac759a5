import { useEffect, useRef } from 'react';
import { attachTooltips } from './attach-tooltips.ts';
import styles from './tooltips.module.css';

/** Names the icon under the pointer or the focus. One for the whole page: only one shows at a time. */
export function Tooltips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? attachTooltips(box.current) : undefined), []);
  // Screen readers have the same words from the button itself.
  return <div ref={box} popover="manual" className={styles.tip} aria-hidden="true" />;
}
