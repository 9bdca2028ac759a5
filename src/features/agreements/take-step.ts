import type { Updateable } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import type { Agreements } from '../../../db/schema.gen.ts';
import { logChange } from '../../platform/audit/queries.ts';
import { DomainError, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { CHAIN_START, entryHash, sha256 } from './chain.ts';
import { findFacts } from './find-facts.ts';
import { insertEvent, lockAgreement, type StoredAgreement, updateAgreement } from './queries.ts';
import { sealFacts } from './sealed.ts';
import { refusalOf, refusalText, type Step, stateAfter } from './step-rules.ts';

type Deps = Pick<Context, 'now' | 'secrets'>;

/** What a step writes: columns, and the facts that its entry of the chain proves. */
export type StepWrites = { changes?: Updateable<Agreements>; facts?: object };

export const noSuchAgreement = () => notFound('agreement', 'There is no such agreement.');

/** Who acts as the client in the chain and the audit log: a name that no account can have. */
export const THE_CLIENT = 'the client';
/** Who acts when the time to sign is over. */
export const THE_SITE = 'the website';

/** Locks an agreement until the transaction ends. Throws `agreement_not_found`. */
export async function requireAgreement(tx: Tx, id: string): Promise<StoredAgreement> {
  const agreement = await lockAgreement(tx, id);
  if (!agreement) throw noSuchAgreement();
  return agreement;
}

/**
 * Takes a step with an agreement that is locked: checks that it is allowed, writes it, appends it to the chain of the
 * agreement, and logs it. Of two that race, the second finds the state that the first has left. Throws a conflict with
 * the reason of `refusalOf`.
 */
export async function takeStep(
  tx: Tx,
  deps: Deps,
  {
    agreement,
    step,
    actor,
    write = async () => ({}),
  }: {
    agreement: StoredAgreement;
    step: Step;
    actor: string;
    /** Called once the step is known to be allowed. */
    write?: () => Promise<StepWrites>;
  },
): Promise<void> {
  const known = await findFacts(tx, deps, agreement);
  const refusal = refusalOf(known, step);
  if (refusal) {
    throw new DomainError('conflict', `agreement_${refusal}`, refusalText(refusal, known));
  }
  const { changes = {}, facts = {} } = await write();
  const state = stateAfter(agreement.state, step);
  const entry = await appendEntry(tx, deps, { agreement, kind: step, actor, facts });
  await updateAgreement(tx, agreement.id, {
    ...changes,
    state,
    chainLength: entry.number,
    chainHash: entry.entryHash,
    updatedAt: deps.now(),
  });
  await logChange(tx, actor, `agreement.${step}`, ['agreements', agreement.id], {
    before: { state: agreement.state },
    after: { state },
  });
}

/** Appends an entry to the chain of an agreement that is locked. Its facts are sealed; their hash is in the chain. */
export async function appendEntry(
  tx: Tx,
  { now, secrets }: Deps,
  {
    agreement: { id, chainLength, chainHash },
    kind,
    actor,
    facts,
  }: {
    agreement: Pick<StoredAgreement, 'id' | 'chainLength' | 'chainHash'>;
    kind: string;
    actor: string;
    facts: object;
  },
) {
  const number = chainLength + 1;
  const text = JSON.stringify(facts);
  const entry = {
    agreementId: id,
    number,
    kind,
    at: now(),
    actor,
    factsHash: sha256(text),
    previousHash: chainHash ?? CHAIN_START,
  };
  const whole = { ...entry, entryHash: entryHash(entry) };
  await insertEvent(tx, { ...whole, facts: sealFacts(secrets, id, number, text) });
  return whole;
}
