/** The URLs that the server allows: a path or fragment of this site, http(s), mailto and tel. */
const ADDRESS = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S+$|^\/$/i;

/**
 * Normalizes a typed URL: trims it and adds https:// if it starts with a host name. Returns an empty string for empty
 * input, and undefined for a URL that is not allowed.
 */
export function readLinkAddress(typed: string): string | undefined {
  const given = typed.trim();
  const whole = /^[\w-]+(\.[\w-]+)+/.test(given) ? `https://${given}` : given;
  return whole === '' || ADDRESS.test(whole) ? whole : undefined;
}
