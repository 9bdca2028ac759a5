import { Drawing } from './drawing.tsx';
import styles from './figure.module.css';
import { FIGURES } from './figures.ts';

/** The drawing of a practice area; renders nothing for an unknown name. */
export function Figure({ name, className = '' }: { name: string; className?: string | undefined }) {
  const figure = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
  if (!figure) return null;
  const [cx, cy, r] = figure.sun;
  return (
    <svg className={`${styles.figure} ${className}`} viewBox="0 0 160 112" aria-hidden="true">
      <circle cx={cx} cy={cy} r={r} />
      <Drawing id={name} />
    </svg>
  );
}
