import type { Mail } from './mail.ts';

const MASK = '••••••';

/** Masks every occurrence of a mail's secret, also in responses of a mail server, which may quote the mail. */
export const maskSecret = (words: string, secret: string | undefined): string =>
  secret ? words.replaceAll(secret, MASK) : words;

/** The mail in a form that may be stored: every occurrence of its secret is masked. */
export function withoutSecret({ secret, ...mail }: Mail): Mail {
  const masked = (words: string) => maskSecret(words, secret);
  return {
    ...mail,
    subject: masked(mail.subject),
    text: masked(mail.text),
    html: masked(mail.html),
  };
}
