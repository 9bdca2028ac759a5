/**
 * Props of an element whose content is only rendered on the server: in the browser the server's markup stays unchanged,
 * and the code for it is not loaded.
 */
export const SERVER_MARKUP = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};
