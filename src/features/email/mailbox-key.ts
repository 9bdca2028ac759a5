const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Normalises an address to one key per mailbox, for limits per receiver: `Dana.B+x@Gmail.com` and `danab@gmail.com` are
 * the same mailbox. Case and a plus suffix are always ignored, dots only at Gmail. Mail is never sent to this key. The
 * database function `mailbox_key` does the same.
 */
export function mailboxKey(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0)).toLowerCase().split('+')[0] ?? '';
  const domain = address.slice(at + 1).toLowerCase();
  return GMAIL.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
