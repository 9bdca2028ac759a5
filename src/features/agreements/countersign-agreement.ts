import type { Tx } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { isLanguage, type Messages, messagesIn } from '../../../messages/messages.ts';
import type { User } from '../../platform/auth/user.ts';
import { addDays } from '../../platform/time/date-math.ts';
import { formatMoment, formatZone } from '../../platform/time/format-rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { enqueueEmails } from '../email/enqueue-queries.ts';
import { getFirmProfile } from '../firm/queries.ts';
import type { FirmProfile } from '../firm/schema.ts';
import { sha256 } from './chain.ts';
import { agreementPdf } from './document/agreement-pdf.ts';
import { readDocument } from './document/document-html.ts';
import { findMissingCharacters, readDocumentFonts } from './document/fonts.ts';
import { listEvents, lockAgreement, type StoredAgreement, updateAgreement } from './queries.ts';
import { LINK_DAYS_AFTER_SIGNING } from './rules.ts';
import { openColumn, openFacts, sealColumn } from './sealed.ts';
import { mailTo } from './send-agreement.ts';
import { appendEntry, requireAgreement, takeStep } from './take-step.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/**
 * The attorney countersigns: the PDF is made once, from the stored documents and the chain, and its hash is the last
 * entry. Both get a mail. Throws `agreement_not_found` and a conflict.
 */
export async function countersignAgreement(
  deps: Deps,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { db, now, user } = deps;
  await db.transaction().execute(async (tx) => {
    const agreement = await requireAgreement(tx, id);
    const { documentHash, translationHash } = agreement;
    await takeStep(tx, deps, {
      ...{ agreement, step: 'countersign', actor: user.username },
      write: async () => ({
        changes: {
          countersignedAt: now(),
          linkExpiresAt: addDays(now(), LINK_DAYS_AFTER_SIGNING),
        },
        facts: { documentHash, translationHash, name },
      }),
    });
    await storePdf(tx, deps, id);
    await mailTo(tx, agreement, 'agreement_done', id);
    const firm = await getFirmProfile(tx);
    await enqueueEmails(tx, [
      {
        ...{ kind: 'agreement_countersigned', toEmail: firm.email, toName: firm.name },
        ...{ payload: { id }, dedupeKey: `agreement_countersigned:${id}` },
      },
    ]);
  });
}

async function storePdf(tx: Tx, deps: Deps, id: string): Promise<void> {
  const { now, secrets, user } = deps;
  const agreement = await lockAgreement(tx, id);
  if (!agreement) return;
  const pdf = await makePdf(tx, deps, agreement);
  const pdfHash = sha256(pdf);
  const entry = await appendEntry(tx, deps, {
    ...{ agreement, kind: 'file', actor: user.username, facts: { pdfHash } },
  });
  await updateAgreement(tx, id, {
    pdf: sealColumn(secrets, id, 'pdf', pdf.toString('base64')),
    ...{ pdfHash, chainLength: entry.number, chainHash: entry.entryHash, updatedAt: now() },
  });
}

type SignFacts = { name: string; drawn?: string | null; consent?: string };

async function makePdf(tx: Tx, { secrets }: Deps, agreement: StoredAgreement): Promise<Buffer> {
  const language = isLanguage(agreement.language) ? agreement.language : MAIN_LANGUAGE;
  const { agreement: words } = messagesIn(language);
  const firm = await getFirmProfile(tx, language);
  const events = await listEvents(tx, agreement.id);
  const moment = (at: Date) => momentIn(firm, at);
  const factsOf = (kind: string): SignFacts | undefined => {
    const event = events.findLast((each) => each.kind === kind);
    return event && (JSON.parse(openFacts(secrets, event)) as SignFacts);
  };
  const [client, attorney] = [factsOf('sign'), factsOf('countersign')];
  const translation = openColumn(secrets, agreement, 'translation');
  const { signedAt, countersignedAt } = agreement;
  const at = countersignedAt ?? agreement.updatedAt;
  return agreementPdf(
    {
      language: agreement.language,
      blocks: readDocument(openColumn(secrets, agreement, 'document') ?? ''),
      signatures: [
        {
          label: words.signatureOfClient,
          name: await printable(client?.name ?? agreement.clientName),
          drawn: client?.drawn ?? null,
          when: moment(signedAt ?? at),
        },
        {
          label: words.signatureOfFirm({ firm: firm.name }),
          ...{ name: await printable(attorney?.name ?? agreement.attorney), drawn: null },
          when: moment(at),
        },
      ],
      translation:
        translation === null
          ? null
          : {
              language: agreement.negotiatedLanguage,
              heading: words.translationHeading,
              blocks: readDocument(translation),
            },
      evidence: {
        heading: words.evidenceHeading,
        lead: words.evidenceLead,
        rows: [
          ...events.flatMap(({ kind, at: when, entryHash }): [string, string][] => {
            const label = labelOf(words, kind);
            return label ? [[label, `${moment(when)} · ${entryHash}`]] : [];
          }),
          [words.documentHash, agreement.documentHash ?? ''],
          ...(agreement.translationHash
            ? [[words.translationHash, agreement.translationHash] as const]
            : []),
          [words.consentGiven, client?.consent ?? ''],
        ],
      },
      author: firm.name,
      pageSize: firm.country === 'US' ? 'LETTER' : 'A4',
      at,
    },
    await readDocumentFonts(),
  );
}

/** A typed signature without the characters that the fonts do not have; the chain has it in full. */
async function printable(name: string): Promise<string> {
  const missing = new Set(await findMissingCharacters([name]));
  return [...name.normalize('NFC')].map((each) => (missing.has(each) ? '?' : each)).join('');
}

const momentIn = ({ zone, formats }: FirmProfile, at: Date): string =>
  `${formatMoment(at, zone, formats.locale)} (${formatZone(zone, formats.locale)})`;

function labelOf(words: Messages['agreement'], kind: string): string | undefined {
  const labels: Readonly<Record<string, string>> = {
    approve: words.wasApproved,
    send: words.wasSent,
    take_translation: words.wasTaken,
    confirm_reading: words.wasRead,
    sign: words.wasSigned,
    countersign: words.wasCountersigned,
  };
  return labels[kind];
}
