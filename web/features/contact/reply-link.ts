import type { Submission } from './submission.ts';

/** A mailto link for a reply. The subject does not mention the matter, because mail is not confidential. */
export function replyLink(
  { email, firstName }: Pick<Submission, 'email' | 'firstName'>,
  firmName: string,
): string {
  const subject = encodeURIComponent(`Your message to ${firmName}`);
  const body = encodeURIComponent(`Dear ${firstName},\n\n`);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}
