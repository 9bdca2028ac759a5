/**
 * The URL of an API call: the API base URL that the server has written into the page (`API_BASE_URL`; by default the
 * page's own origin), and the path, which begins with a slash. Browsers only. Source: public spec §7.
 */
export const apiUrl = (path: string): string =>
  (document.documentElement.dataset.apiBaseUrl ?? '') + path;
