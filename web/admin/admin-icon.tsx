import type { ReactNode } from 'react';
import { Icon, type IconName, LineIcon } from '../ui/icon.tsx';

/** Back-office icons, kept separate so that visitors of the public site do not download them. */
const PATHS = {
  block: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m6 6 12 12" />
    </>
  ),
  bookmark: <path d="M7 4.5h10v15l-5-4-5 4Z" />,
  building: <path d="M5 20V4.5h9V20M14 9.5h5V20M3.5 20h17M8 8h3M8 11.5h3M8 15h3" />,
  chart: <path d="M4 20h16M6.500 16.500v-4M10.200 16.500V8M13.800 16.500v-6M17.500 16.500V5" />,
  copy: <path d="M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4" />,
  database: (
    <>
      <ellipse cx="12" cy="6" rx="7" ry="2.8" />
      <path d="M5 6v12c0 1.5 3 2.8 7 2.8s7-1.3 7-2.8V6M5 12c0 1.5 3 2.8 7 2.8s7-1.3 7-2.8" />
    </>
  ),
  download: <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14" />,
  edit: <path d="M4.5 19.5h4L19 9l-4-4L4.5 15.5ZM12.5 7.5l4 4" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  grip: <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="3" />,
  history: <path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4.5H9M12 8v4.3l3 1.7" />,
  home: <path d="M4 11.5 12 4.5l8 7V20h-5.5v-5.5h-5V20H4Z" />,
  inbox: (
    <>
      <path d="M4 13.5 6.5 5h11l2.5 8.5V19H4Z" />
      <path d="M4 13.5h4.5l1.3 2.5h4.4l1.3-2.5H20" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5m0-8.2v.1" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.500" r="4" />
      <path d="m11 12.500 8.500-8.500M15.500 8l3 3M17.800 5.700l2 2" />
    </>
  ),
  keyboard: (
    <>
      <rect x="3" y="6.5" width="18" height="11" rx="1.5" />
      <path d="M6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8" />
    </>
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />
  ),
  more: <path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth="3" />,
  note: <path d="M5 5v14M9 8h10M9 12h10M9 16h6" />,
  page: <path d="M4 5h16v14H4ZM4 9h16M8 13h8M8 16h5" />,
  people: (
    <>
      <circle cx="9" cy="9" r="3.3" />
      <path d="M3 19.5c.6-3.3 3-4.8 6-4.8s5.4 1.5 6 4.8M15.5 6a3.2 3.2 0 0 1 0 6.2M17.5 15c2 .6 3.2 2.1 3.6 4.5" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8.5" r="3.8" />
      <path d="M4.8 20c.7-4 3.600-5.800 7.200-5.800s6.500 1.800 7.200 5.800" />
    </>
  ),
  picture: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="1.5" />
      <circle cx="8.5" cy="9.5" r="1.6" />
      <path d="m4 17 5-4.500 3.500 3 3-2.500 4.500 4" />
    </>
  ),
  plug: <path d="M9 3.5V8m6-4.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0V8ZM12 17v3.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  quote: (
    <path d="M10 7c-3.5.5-5 3-5 6v4h5v-5H7.5c0-1.8.8-2.8 2.5-3.2ZM19 7c-3.5.5-5 3-5 6v4h5v-5h-2.5c0-1.8.8-2.8 2.5-3.2Z" />
  ),
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15" />,
  send: <path d="M20.5 4 3.5 11l6.5 3 3 6.5Zm0 0L10 14" />,
  shield: (
    <path d="M12 3.5 5 6v5.500c0 4.300 2.800 7.300 7 9 4.200-1.700 7-4.700 7-9V6Zm-3 8.300 2.200 2.200 4-4.200" />
  ),
  'sign-out': <path d="M10 4.5H5v15h5M14.5 8l4.5 4-4.5 4M19 12H9.5" />,
  sliders: (
    <>
      <path d="M4 8h8.500m6 0H20M4 16h1.500m6 0H20" />
      <circle cx="15.500" cy="8" r="2.800" />
      <circle cx="8.500" cy="16" r="2.800" />
    </>
  ),
  table: <path d="M4 5h16v14H4ZM4 10h16M4 14.5h16M12 10v9" />,
  theme: <path d="M12 3.5s6 6.2 6 10.5a6 6 0 0 1-12 0c0-4.3 6-10.5 6-10.5Z" />,
  today: (
    <path d="M7.500 13.500a4.500 4.500 0 0 1 9 0M12 3.500v2.500M4.800 6.800 6.600 8.500M19.200 6.800 17.400 8.500M3 13.500h18M3 17.500c1.500 0 1.500 1 3 1s1.500-1 3-1 1.500 1 3 1 1.500-1 3-1 1.500 1 3 1 1.500-1 3-1" />
  ),
  toggle: (
    <>
      <rect x="3" y="7" width="18" height="10" rx="5" />
      <circle cx="16" cy="12" r="2.5" />
    </>
  ),
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7m-8 0 .8 13h9.4l.8-13M10.5 11v5.5m3-5.5v5.5" />,
  undo: <path d="M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3" />,
  upload: <path d="M12 16V5M7.5 9.5 12 5l4.5 4.5M5 20h14" />,
} satisfies Record<string, ReactNode>;

export type AdminIconName = keyof typeof PATHS | IconName;

const isOurs = (name: AdminIconName): name is keyof typeof PATHS => name in PATHS;

/** A decorative line icon from the back-office set or the public set. */
export function AdminIcon({ name, size = 'md' }: { name: AdminIconName; size?: 'sm' | 'md' }) {
  return isOurs(name) ? (
    <LineIcon size={size}>{PATHS[name]}</LineIcon>
  ) : (
    <Icon name={name} size={size} />
  );
}
