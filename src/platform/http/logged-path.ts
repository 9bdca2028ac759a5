// Whoever knows the address of a subscriber's page, an appointment's or a draft's can do what it lets them.
const LINK_TOKEN = /\/[\w-]{43}(?=[/.]|$)/g;
// As `SecretBox` writes it.
const SEALED_TOKEN = /\/v\d+\.[\w-]+\.[\w-]+\.[^/]*/g;
// In whatever way somebody has encoded it.
const PREVIEW = /^\/blog\/preview\/.+/;
// Of an appointment's page, however a mail program has cut or lengthened its address.
const APPOINTMENT = /^(\/api\/appointment-links|\/appointment)\/[^/]+/;

/** An address as the log keeps it: its path, without tokens that open something. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path
    .replace(PREVIEW, '/blog/preview/[token]')
    .replace(APPOINTMENT, '$1/[token]')
    .replace(SEALED_TOKEN, '/[token]')
    .replace(LINK_TOKEN, '/[token]');
}
