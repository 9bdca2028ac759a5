import type { ReactNode } from 'react';
import styles from './icon.module.css';

const PATHS = {
  phone: (
    <path d="M5 4h3.2l1.6 4.2-2.1 1.5a12 12 0 0 0 6.6 6.6l1.5-2.1L20 15.8V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z" />
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6" />
    </>
  ),
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />,
  'chevron-down': <path d="m6 9.5 6 6 6-6" />,
  menu: <path d="M4 8h16M4 16h16" />,
  'arrow-right': <path d="M5 12h14m-6-6 6 6-6 6" />,
  star: (
    <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8L12 3.2Z" />
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  'arrow-left': <path d="M19 12H5m6 6-6-6 6-6" />,
  external: <path d="M10 5H5v14h14v-5M14 5h5v5m0-5-9 9" />,
  pin: (
    <>
      <path d="M12 21s6.5-6.2 6.5-11a6.5 6.5 0 0 0-13 0c0 4.8 6.5 11 6.5 11Z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  print: <path d="M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>
  ),
  facebook: (
    <path d="M13.5 20v-7h2.4l.4-2.8h-2.8V8.5c0-.8.3-1.4 1.4-1.4h1.5V4.6c-.3 0-1.1-.1-2.1-.1-2.1 0-3.6 1.3-3.6 3.7v2H8.3V13h2.4v7z" />
  ),
  x: <path d="m5 5 14 14M19 5 5 19" />,
  linkedin: (
    <path d="M6 10v8.5M6 6.5v.1M10.5 18.5V10m0 4.5c0-2.7 1.4-4.3 3.6-4.3s3.4 1.5 3.4 4v4.3" />
  ),
  'chevron-left': <path d="m14.5 6-6 6 6 6" />,
  'chevron-right': <path d="m9.5 6 6 6-6 6" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.3 2" />
    </>
  ),
  alert: (
    <>
      <path d="M12 4 2.8 19.5h18.4L12 4Z" />
      <path d="M12 10v4.5m0 2.4v.1" />
    </>
  ),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="1.5" />
      <path d="M4 10h16M8.5 3.5v4m7-4v4" />
    </>
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
      <path d="m4 7 8 6 8-6" />
    </>
  ),
  document: (
    <>
      <path d="M5 4.5h9.5L19 9v10.5H5z" />
      <path d="M14 4.5V9.5h5M8.5 13h7m-7 3h5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof PATHS;

type Look = { size?: 'sm' | 'md'; filled?: boolean };

/** A decorative line icon. The text beside it or the control's label carries the meaning. */
export function Icon({ name, ...look }: { name: IconName } & Look) {
  return <LineIcon {...look}>{PATHS[name]}</LineIcon>;
}

/** An icon with custom lines, in a 24 by 24 viewBox. */
export function LineIcon({ size = 'md', filled, children }: Look & { children: ReactNode }) {
  const className = [styles.icon, size === 'sm' && styles.small, filled && styles.filled]
    .filter(Boolean)
    .join(' ');
  return (
    <svg className={className} width="20" height="20" aria-hidden="true" viewBox="0 0 24 24">
      {children}
    </svg>
  );
}
