/**
 * Props of an element whose content only the server renders: in the browser its markup stays as it is, and its code is
 * not loaded.
 */
export const SERVER_MARKUP = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};
