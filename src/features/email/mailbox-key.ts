const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * One text per mailbox, for limits per receiver: `Dana.B+x@Gmail.com` and `danab@gmail.com` are one mailbox. Case and
 * what follows a plus never count, dots not at Gmail. Mail is never sent to this text. The function `mailbox_key` of
 * the database does the same.
 */
export function mailboxKey(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0)).toLowerCase().split('+')[0] ?? '';
  const domain = address.slice(at + 1).toLowerCase();
  return GMAIL.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
