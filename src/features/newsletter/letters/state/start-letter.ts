import type { Tx } from '../../../../../db/client.ts';
import { LANGUAGES } from '../../../../../messages/messages.ts';
import { DomainError, invalidField } from '../../../../platform/errors/errors.ts';
import type { Context } from '../../../../platform/trpc/context.ts';
import { recordLetter } from '../../../archive/record-copies.ts';
import { hasText } from '../../../articles/article-html.ts';
import { getMailFirm } from '../../../email/mail-look.ts';
import { findLetterArticles, findLetterWords } from '../content/find-letter-words.ts';
import { letterMail } from '../content/letter-mail.ts';
import { type LetterArticle, type LetterText, updateLetter } from '../queries.ts';
import { insertRecipients } from '../recipient-queries.ts';

/** Throws `invalid_input` for an empty letter, and `article_not_published` if one of its articles is not published. */
export async function requireSendable(
  tx: Tx,
  { content, articleIds }: Pick<LetterText, 'content' | 'articleIds'>,
  now: Date,
) {
  if (!hasText(content) && articleIds.length === 0)
    throw invalidField('content', 'Write a text, or choose articles');
  const { articles, missing } = await findLetterArticles({ db: tx, now }, articleIds);
  if (missing.length > 0) {
    throw new DomainError(
      'conflict',
      'article_not_published',
      'An article of this letter is not published. Publish it, or remove it from the letter.',
    );
  }
  return articles;
}

/**
 * Starts sending a locked letter: stores the current texts of its articles and its recipients, and records it in the
 * advertising archive. Throws `no_subscribers`, and what `requireSendable` throws.
 */
export async function startLetter(
  tx: Tx,
  letter: LetterText & { id: string },
  { now, publicUrl }: { now: Date } & Pick<Context, 'publicUrl'>,
): Promise<void> {
  const articles = await requireSendable(tx, letter, now);
  const { waiting, withheld } = await insertRecipients(tx, letter);
  if (waiting === 0) {
    throw new DomainError(
      'conflict',
      'no_subscribers',
      withheld === 0
        ? 'Nobody is subscribed to the newsletter.'
        : 'All subscribers have asked for neutral wording, and advertising is never sent to them.',
    );
  }
  await updateLetter(tx, letter.id, {
    status: 'sending',
    scheduledFor: null,
    sentArticles: JSON.stringify(articles),
    startedAt: now,
  });
  await archiveLetter(tx, { ...letter, sentArticles: articles }, { now, publicUrl });
}

/** Records what a letter says in each language in which it is published. */
async function archiveLetter(
  tx: Tx,
  letter: LetterText & { id: string; sentArticles: LetterArticle[] },
  { now, publicUrl }: { now: Date } & Pick<Context, 'publicUrl'>,
): Promise<void> {
  for (const language of LANGUAGES) {
    const firm = await getMailFirm(tx, publicUrl, language);
    const { words } = await findLetterWords({ db: tx, now, firm }, letter);
    if (words.isOriginal) continue;
    const mail = letterMail({ firm, publicUrl, letter: words, token: null, wording: 'named' });
    await recordLetter(tx, { id: letter.id, language, mail, shownFrom: now });
  }
}
