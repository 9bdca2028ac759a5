import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Context } from '../../../platform/trpc/context.ts';
import { provenOf } from '../approve-agreement.ts';
import { CHAIN_START, entryHash, sha256 } from '../chain.ts';
import { findAgreement, listEvents, type StoredAgreement, type StoredEvent } from '../queries.ts';
import type { AgreementState } from '../rules.ts';
import { openColumn, openFacts } from '../sealed.ts';
import { isPossible, STEPS, type Step, stateAfter } from '../step-rules.ts';
import { noSuchAgreement } from '../take-step.ts';

type Deps = Pick<Context, 'db' | 'secrets'>;
type Facts = Readonly<Record<string, unknown>>;
type OpenedEvent = { event: StoredEvent; facts: Facts };

/**
 * Checks an agreement against its chain: that each entry follows the one before and has its own hash, that its facts have
 * the hash under which they are stored, that the entries lead to the state in which the agreement is, and that the
 * documents are those that were approved and signed. Any altered byte is a problem. Throws `agreement_not_found`.
 */
export async function checkAgreement({ db, secrets }: Deps, id: string) {
  const agreement = await findAgreement(db, id);
  if (!agreement) throw noSuchAgreement();
  const events = await listEvents(db, id);
  const problems: string[] = [];
  const opened = checkChain({ secrets }, agreement, events, problems);
  checkState(agreement, opened, problems);
  checkContent({ secrets }, agreement, opened, problems);
  return { isIntact: problems.length === 0, entries: events.length, problems };
}

function checkChain(
  { secrets }: Pick<Deps, 'secrets'>,
  agreement: StoredAgreement,
  events: readonly StoredEvent[],
  problems: string[],
): OpenedEvent[] {
  let previous = CHAIN_START;
  const opened = events.map((event, index) => {
    const place = `Entry ${event.number}`;
    if (event.number !== index + 1)
      problems.push(`Before entry ${event.number}, entries are missing`);
    if (event.previousHash !== previous) problems.push(`${place} does not follow the one before`);
    if (entryHash(event) !== event.entryHash) problems.push(`${place} has been altered`);
    previous = event.entryHash;
    return { event, facts: factsOf({ secrets }, event, problems) };
  });
  if (agreement.chainLength !== events.length || agreement.chainHash !== previous) {
    problems.push('The last entries are missing');
  }
  return opened;
}

const factsSchema = z.record(z.string(), z.unknown());

function factsOf(
  { secrets }: Pick<Deps, 'secrets'>,
  event: StoredEvent,
  problems: string[],
): Facts {
  try {
    const text = openFacts(secrets, event);
    if (sha256(text) === event.factsHash) return factsSchema.parse(JSON.parse(text));
  } catch {
    // Reported below.
  }
  problems.push(`The facts of entry ${event.number} have been altered`);
  return {};
}

const isStep = (kind: string): kind is Step => (STEPS as readonly string[]).includes(kind);

/** The columns with the time of a step. */
const TIMES = {
  send: 'sentAt',
  take_translation: 'translationTakenAt',
  confirm_reading: 'readAt',
  sign: 'signedAt',
  countersign: 'countersignedAt',
} as const satisfies Partial<Record<Step, keyof StoredAgreement>>;

function checkState(
  agreement: StoredAgreement,
  opened: readonly OpenedEvent[],
  problems: string[],
): void {
  let state: AgreementState = 'draft';
  const times = new Map<string, number>();
  for (const { event } of opened) {
    times.set(event.kind, event.at.getTime());
    if (!isStep(event.kind)) continue;
    if (!isPossible(state, event.kind)) problems.push(`Entry ${event.number} was not possible`);
    state = stateAfter(state, event.kind);
  }
  if (state !== agreement.state) {
    problems.push(`The chain ends with ${state}, but the agreement is ${agreement.state}`);
  }
  for (const [kind, column] of Object.entries(TIMES)) {
    if (times.get(kind) !== agreement[column]?.getTime()) {
      problems.push(`The time of “${kind.replaceAll('_', ' ')}” is not that of the chain`);
    }
  }
  const [first] = opened;
  if (first?.event.actor !== agreement.preparedBy)
    problems.push('The author is not that of the chain');
}

function checkContent(
  { secrets }: Pick<Deps, 'secrets'>,
  agreement: StoredAgreement,
  opened: readonly OpenedEvent[],
  problems: string[],
): void {
  const last = (kind: string) => opened.findLast(({ event }) => event.kind === kind)?.facts;
  const open = (column: 'terms' | 'document' | 'translation' | 'pdf') => {
    try {
      return openColumn(secrets, agreement, column);
    } catch {
      problems.push(`The ${column} has been altered`);
      return undefined;
    }
  };
  open('terms');
  const check = (what: 'document' | 'translation' | 'pdf', proven: unknown) => {
    const text = open(what);
    if (text === undefined) return;
    const stored = agreement[`${what}Hash`];
    const content = text !== null && what === 'pdf' ? Buffer.from(text, 'base64') : text;
    const actual = content === null ? null : sha256(content);
    if (actual !== stored || stored !== (proven ?? null)) {
      problems.push(`The ${what} has been altered`);
    }
  };
  const decided = opened.findLast(({ event }) => ['approve', 'reopen'].includes(event.kind));
  const approved = decided?.event.kind === 'approve' ? decided.facts : undefined;
  check('document', approved?.documentHash);
  check('translation', approved?.translationHash);
  check('pdf', last('file')?.pdfHash);
  if (!approved) return;
  for (const [column, value] of Object.entries(provenOf(agreement))) {
    if (!isDeepStrictEqual(value, approved[column])) problems.push(`${column} has been altered`);
  }
  const sent = last('send');
  if (sent && sent.expiresAt !== agreement.expiresAt?.toISOString()) {
    problems.push('expiresAt has been altered');
  }
  for (const kind of ['confirm_reading', 'sign', 'countersign']) {
    const facts = last(kind);
    if (!facts) continue;
    const isSame =
      facts.documentHash === agreement.documentHash &&
      facts.translationHash === agreement.translationHash;
    if (!isSame) problems.push(`“${kind.replaceAll('_', ' ')}” was about other documents`);
  }
}
