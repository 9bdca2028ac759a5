/** Addresses that the server allows: a path of this site, a web address, mail or phone. */
const ADDRESS = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S+$|^\/$/i;

/**
 * Normalizes a typed link address: trims it and adds https:// to an address that starts with a host name. Returns an
 * empty string for empty input, and undefined for an address that is not allowed.
 */
export function readLinkAddress(typed: string): string | undefined {
  const given = typed.trim();
  const whole = /^[\w-]+(\.[\w-]+)+/.test(given) ? `https://${given}` : given;
  return whole === '' || ADDRESS.test(whole) ? whole : undefined;
}
