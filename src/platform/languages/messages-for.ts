import { addressInLanguage, type Messages, messagesIn } from '../../../messages/messages.ts';
import { readLanguage } from './client-language.ts';

/** The fixed texts in the language in which the profile of the firm was read: see `getFirmProfile`. */
export const messagesFor = ({ formats }: { formats: { language: string } }): Messages =>
  messagesIn(readLanguage(formats.language));

/** The absolute address of a page in that language, from its path in the main language. */
export const siteAddress = (
  { formats }: { formats: { language: string } },
  publicUrl: string,
  path: string,
): string => publicUrl + addressInLanguage(readLanguage(formats.language), path);
