import { useSyncExternalStore } from 'react';
import { apiUrl } from './api-url.ts';

const NEVER_CHANGES = () => () => {};

/**
 * The address of a link to the API, for what is also rendered on the server. Without scripts it stays on the page's own
 * origin, which answers it too.
 */
export const useApiUrl = (path: string): string =>
  useSyncExternalStore(
    NEVER_CHANGES,
    () => apiUrl(path),
    () => path,
  );
