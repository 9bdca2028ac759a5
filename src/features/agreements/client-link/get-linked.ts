import type { Db } from '../../../../db/client.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { noSuchLink } from '../../../platform/secrets/token-links.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { wordingFor } from '../../contact-preferences/queries.ts';
import { readDocument } from '../document/document-html.ts';
import { findFacts } from '../find-facts.ts';
import { findAgreement, findLinkedId, type StoredAgreement } from '../queries.ts';
import { openColumn } from '../sealed.ts';
import { findStated } from '../stated-queries.ts';
import { refusalOf } from '../step-rules.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'>;

/** The id of the agreement that a client's link leads to. Throws `link_not_found`. */
export async function getLinkedId(db: Db, { token, now }: { token: string; now: Date }) {
  const id = await findLinkedId(db, { linkHash: hashOfToken(token), now });
  if (!id) throw noSuchLink();
  return id;
}

/** The agreement that a client's link leads to. Throws `link_not_found`. */
async function getLinked({ db, now }: Deps, token: string): Promise<StoredAgreement> {
  const agreement = await findAgreement(db, await getLinkedId(db, { token, now: now() }));
  if (!agreement) throw noSuchLink();
  return agreement;
}

const SHOWN = ['sent', 'read', 'signed', 'countersigned'] as const;
const isShown = (state: StoredAgreement['state']): state is (typeof SHOWN)[number] =>
  (SHOWN as readonly string[]).includes(state);

/** An agreement as the client sees it through the link. Its text is read from the stored bytes. Throws `link_not_found`. */
export async function getLinkedAgreement(deps: Deps, token: string) {
  const { db, secrets } = deps;
  const agreement = await getLinked(deps, token);
  const { state, clientEmail, translationHash } = agreement;
  const stated = { email: clientEmail, contactPreferences: await findStated(db, agreement) };
  const [facts, wording] = await Promise.all([
    findFacts(db, deps, agreement),
    wordingFor(db, stated),
  ]);
  const shows = isShown(state);
  const blocksOf = (column: 'document' | 'translation') => {
    const text = shows ? openColumn(secrets, agreement, column) : null;
    return text === null ? null : readDocument(text);
  };
  return {
    ...{ state, wording, isOver: facts.isOver },
    clientName: agreement.clientName,
    attorney: agreement.attorney,
    ...{ language: agreement.language, negotiatedLanguage: agreement.negotiatedLanguage },
    expiresAt: agreement.expiresAt,
    ...{ readAt: agreement.readAt, signedAt: agreement.signedAt },
    countersignedAt: agreement.countersignedAt,
    translationTakenAt: agreement.translationTakenAt,
    isTranslationOwed: agreement.isTranslationOwed,
    hasTranslation: translationHash !== null,
    hasPdf: agreement.pdfHash !== null,
    document: blocksOf('document') ?? [],
    translation: blocksOf('translation'),
    canTakeTranslation: refusalOf(facts, 'take_translation') === null && !facts.isTranslationTaken,
    canConfirmReading: refusalOf(facts, 'confirm_reading') === null,
    canSign: refusalOf(facts, 'sign') === null,
  };
}

/** A file of the agreement, as its stored bytes; undefined if there is none. Throws `link_not_found`. */
export async function getLinkedFile(
  deps: Deps,
  token: string,
  which: 'document' | 'translation' | 'pdf',
): Promise<Buffer | undefined> {
  const agreement = await getLinked(deps, token);
  return isShown(agreement.state) ? readFileOf(deps, agreement, which) : undefined;
}

export function readFileOf(
  { secrets }: Pick<Deps, 'secrets'>,
  agreement: StoredAgreement,
  which: 'document' | 'translation' | 'pdf',
): Buffer | undefined {
  const text = openColumn(secrets, agreement, which);
  return text === null ? undefined : Buffer.from(text, which === 'pdf' ? 'base64' : 'utf8');
}
