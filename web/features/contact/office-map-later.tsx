import { lazy } from 'react';

const load = async () => (await import('./office-map.tsx')).OfficeMap;

/** The map of the office: lazy in the browser, which keeps the drawing of the server until then. */
export const OfficeMapLater = import.meta.env.SSR
  ? await load()
  : lazy(async () => ({ default: await load() }));
