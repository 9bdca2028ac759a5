import { useSyncExternalStore } from 'react';
import { apiUrl } from './api-url.ts';

const NEVER_CHANGES = () => () => {};

/**
 * The URL of a link to the API, for components that are also rendered on the server. Without JavaScript the link uses
 * the page's own origin, which also serves the API.
 */
export const useApiUrl = (path: string): string =>
  useSyncExternalStore(
    NEVER_CHANGES,
    () => apiUrl(path),
    () => path,
  );
