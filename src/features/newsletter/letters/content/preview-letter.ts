import type { Context } from '../../../../platform/trpc/context.ts';
import { getMailFirm } from '../../../email/mail-look.ts';
import { getLetter } from '../get-letter.ts';
import { findLetterWords } from './find-letter-words.ts';
import { letterMail } from './letter-mail.ts';

/** A preview of a letter's mail, whose unsubscribe link has no effect. Throws `letter_not_found`. */
export async function previewLetter(
  { db, now, publicUrl }: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  id: string,
) {
  const letter = await getLetter(db, id);
  const firm = await getMailFirm(db, publicUrl);
  const { words } = await findLetterWords({ db, now: now(), firm }, letter);
  return letterMail({
    firm,
    publicUrl,
    letter: words,
    token: null,
    wording: 'named',
  });
}
