/**
 * Disables the links in a mail's HTML for the sandboxed preview frame, where following a link would only blank the
 * frame. A link shows its URL as a tooltip instead.
 */
export const inertLinks = (html: string): string => html.replaceAll('<a href="', '<a title="');
