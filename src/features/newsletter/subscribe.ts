import { messagesIn } from '../../../messages/messages.ts';
import { rejectTooFast } from '../../platform/forms/reject-too-fast.ts';
import { storedLanguage } from '../../platform/languages/client-language.ts';
import { incrementCounter } from '../../platform/rate-limits/queries.ts';
import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { enqueueEmails } from '../email/enqueue-queries.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { upsertPendingSubscriber } from './queries.ts';
import type { SubscribeInput } from './schema.ts';
import { makeToken, tokenPlace } from './token.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'mailboxLimitFactor' | 'language'>;

// Anybody can enter any address, from many machines: this limits the mails that its owner gets.
const MAILS_PER_ADDRESS = { limit: 3, seconds: 24 * 60 * 60 };

/**
 * First half of a double opt-in: stores a pending subscription and mails a confirmation link. The response does not
 * depend on whether the address is known. Throws `invalid_input` or `component_hidden`.
 */
export async function subscribe(deps: Deps, input: SubscribeInput): Promise<{ accepted: true }> {
  rejectTooFast(input.elapsedMs);
  await requireVisible(deps.db, 'newsletter_signup');
  if (await mayMail(deps, input.email)) await notePending(deps, input.email);
  return { accepted: true };
}

async function mayMail({ db, mailboxLimitFactor }: Deps, email: string): Promise<boolean> {
  const key = `newsletter-mails:${hashOfToken(email.toLowerCase())}`;
  const { hits } = await incrementCounter(db, key, MAILS_PER_ADDRESS.seconds);
  return hits <= MAILS_PER_ADDRESS.limit * mailboxLimitFactor;
}

async function notePending({ db, now, secrets, language }: Deps, email: string): Promise<void> {
  const { token, tokenHash } = makeToken();
  await db.transaction().execute(async (tx) => {
    const consent = { consentText: messagesIn(language).newsletter.consent, consentedAt: now() };
    const pending = await upsertPendingSubscriber(tx, {
      ...{ email, tokenHash, ...consent },
      clientLanguage: storedLanguage(language),
    });
    if (!pending) return;
    await enqueueEmails(tx, [
      {
        kind: 'newsletter_confirmation',
        toEmail: email,
        toName: '',
        payload: { id: pending.id, sealedToken: secrets.seal(token, tokenPlace(pending.id)) },
        dedupeKey: `newsletter_confirmation:${tokenHash}`,
      },
    ]);
  });
}
