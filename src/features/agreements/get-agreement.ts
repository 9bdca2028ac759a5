import { notFound } from '../../platform/errors/errors.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { readFileOf } from './client-link/get-linked.ts';
import { readDocument } from './document/document-html.ts';
import { makeBlocks } from './document/make-documents.ts';
import { evidenceFile } from './evidence/evidence-file.ts';
import { findFacts } from './find-facts.ts';
import { contentOf } from './prepare-agreement.ts';
import { findAgreement, listEvents } from './queries.ts';
import { type AgreementState, isSigned } from './rules.ts';
import { openColumn } from './sealed.ts';
import { refusalOf, refusalText, STEPS, type Step } from './step-rules.ts';
import { readTerms } from './stored-terms.ts';
import { noSuchAgreement } from './take-step.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'>;

const OF_CLIENT: readonly Step[] = ['take_translation', 'confirm_reading', 'sign', 'expire'];

/** The step of the firm that comes next in each state. */
const NEXT: Readonly<Partial<Record<AgreementState, Step>>> = {
  draft: 'approve',
  approved: 'send',
  signed: 'countersign',
};

/** An agreement as staff see it, with its text and chain. Throws `agreement_not_found`. */
export async function getAgreement(deps: Deps, id: string) {
  const { db, now, secrets } = deps;
  const agreement = await findAgreement(db, id);
  if (!agreement) throw noSuchAgreement();
  const content = await contentOf(db, agreement);
  const terms = readTerms(secrets, agreement);
  const facts = await findFacts(db, deps, agreement);
  const next = NEXT[agreement.state];
  const refusal = next ? refusalOf(facts, next) : null;
  const draft = (language: string) =>
    makeBlocks(db, content, { ...agreement, ...terms, language, at: now() });
  const stored = (column: 'document' | 'translation') => {
    const text = openColumn(secrets, agreement, column);
    return text === null ? null : readDocument(text);
  };
  return {
    ...agreement,
    ...terms,
    content,
    hasTranslation: facts.hasTranslation,
    document: stored('document') ?? (await draft(agreement.language)),
    translation:
      stored('translation') ??
      (agreement.documentHash === null && facts.hasTranslation
        ? await draft(agreement.negotiatedLanguage)
        : null),
    events: await listEvents(db, id),
    possible: STEPS.filter((step) => !OF_CLIENT.includes(step) && refusalOf(facts, step) === null),
    obstacle: refusal && refusalText(refusal, { ...facts, unfinished: [] }),
    unfinished: isSigned(agreement.state) ? [] : facts.unfinished,
  };
}

const TYPES = {
  document: ['html', 'text/html'],
  translation: ['html', 'text/html'],
  pdf: ['pdf', 'application/pdf'],
  evidence: ['json', 'application/json'],
} as const;

/** A file of an agreement as its stored bytes, or its evidence. Throws `agreement_not_found` and `file_not_found`. */
export async function getAgreementFile(
  deps: Deps,
  { id, which }: { id: string; which: keyof typeof TYPES },
) {
  const { db } = deps;
  const agreement = await findAgreement(db, id);
  if (!agreement) throw noSuchAgreement();
  const bytes =
    which === 'evidence'
      ? Buffer.from(await evidenceFile(deps, agreement))
      : readFileOf(deps, agreement, which);
  if (!bytes) throw notFound('file', 'There is no such file yet.');
  const [extension, type] = TYPES[which];
  const { zone } = await getFirmProfile(db);
  const day = localDateOf(agreement.createdAt, zone);
  return {
    name: `agreement-${day}-${which}.${extension}`,
    type,
    content: bytes.toString('base64'),
  };
}
