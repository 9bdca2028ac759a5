import {
  type ContactPreferences,
  wordingOf,
} from '../../../src/features/contact-preferences/rules.ts';
import type { Submission } from './submission.ts';

/**
 * A mailto link for a reply. The subject does not mention the matter, because mail is not confidential, nor the firm if
 * the sender wants neutral wording.
 */
export function replyLink(
  {
    email,
    firstName,
    contactPreferences,
  }: Pick<Submission, 'email' | 'firstName'> & { contactPreferences: ContactPreferences | null },
  firmName: string,
): string {
  const subject = encodeURIComponent(
    wordingOf(contactPreferences) === 'neutral' ? 'Your message' : `Your message to ${firmName}`,
  );
  const body = encodeURIComponent(`Dear ${firstName},\n\n`);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}
