import { useEffect, useRef } from 'react';
import { attachTooltips } from './attach-tooltips.ts';
import styles from './tooltips.module.css';

/** The tooltip. One element for the whole page, because only one shows at a time. */
export function Tooltips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? attachTooltips(box.current) : undefined), []);
  // Hidden from screen readers: they read the same text from the button's label.
  return <div ref={box} popover="manual" className={styles.tip} aria-hidden="true" />;
}
