/**
 * Disables the links of a mail's HTML for the sandboxed preview frame, where following one would only empty the frame.
 * A link shows its address as a tooltip instead.
 */
export const inertLinks = (html: string): string => html.replaceAll('<a href="', '<a title="');
