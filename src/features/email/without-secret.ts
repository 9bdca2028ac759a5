import type { Mail } from './mail.ts';

const MASK = '••••••';

/** The mail in a form that may be stored: every occurrence of its secret is masked. */
export function withoutSecret({ secret, ...mail }: Mail): Mail {
  if (!secret) return mail;
  const masked = (words: string) => words.replaceAll(secret, MASK);
  return {
    ...mail,
    subject: masked(mail.subject),
    text: masked(mail.text),
    html: masked(mail.html),
  };
}
