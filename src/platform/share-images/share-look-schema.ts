/** What pictures for link previews are drawn from. Colours are hex. */
export type ShareLook = {
  /** Changes with everything below. */
  version: string;
  colours: { paper: string; ink: string; muted: string; lines: string; sun: string };
  showsSea: boolean;
  /** The icon of the firm beside its name, as SVG; null in the built-in look. */
  icon: string | null;
  /** The firm's own picture as a JPEG in base64, in two tones; null without one. */
  picture: { jpeg: string; dark: string; light: string } | null;
};
