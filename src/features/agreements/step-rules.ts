import { type AgreementState, isSigned } from './rules.ts';

/** What can be done with an agreement. */
export const STEPS = [
  'edit',
  'approve',
  'reopen',
  'send',
  'send_again',
  'take_translation',
  'confirm_reading',
  'sign',
  'countersign',
  'withdraw',
  'expire',
  'replace',
] as const;
export type Step = (typeof STEPS)[number];

/** All that decides which steps are allowed. */
export type AgreementFacts = {
  state: AgreementState;
  /** Whether staff have cleared the conflict check of its record, and nothing has reopened it since. */
  isCleared: boolean;
  /** Whether there is an address to send the link to. */
  hasAddress: boolean;
  /** What an attorney still has to finish in its texts (`findUnfinished`). */
  unfinished: readonly string[];
  /** Whether the client has to have the translation before they sign. */
  isTranslationOwed: boolean;
  /** Whether there is a document in the language of the negotiation beside the one that is signed. */
  hasTranslation: boolean;
  /** Whether the client has confirmed that they have the translation. */
  isTranslationTaken: boolean;
  /** Whether the time to sign is over. */
  isOver: boolean;
};

/** Why a step is not allowed. */
export type StepRefusal =
  | 'wrong_state'
  | 'not_cleared'
  | 'unfinished'
  | 'no_address'
  | 'translation_missing'
  | 'translation_not_taken'
  | 'over'
  | 'not_over';

/** The states in which each step is possible, and the state that it leads to; null if it stays. */
const MOVES: Readonly<
  Record<Step, { from: readonly AgreementState[]; to: AgreementState | null }>
> = {
  edit: { from: ['draft'], to: null },
  approve: { from: ['draft'], to: 'approved' },
  reopen: { from: ['approved'], to: 'draft' },
  send: { from: ['approved'], to: 'sent' },
  send_again: { from: ['sent', 'read', 'signed', 'countersigned'], to: null },
  take_translation: { from: ['sent', 'read'], to: null },
  confirm_reading: { from: ['sent'], to: 'read' },
  sign: { from: ['read'], to: 'signed' },
  countersign: { from: ['signed'], to: 'countersigned' },
  withdraw: { from: ['draft', 'approved', 'sent', 'read', 'signed'], to: 'withdrawn' },
  expire: { from: ['sent', 'read'], to: 'expired' },
  replace: { from: ['draft', 'approved', 'sent', 'read', 'expired', 'withdrawn'], to: 'replaced' },
};

/** The steps of the client, for which there is time only until the agreement expires. */
const OF_CLIENT: readonly Step[] = ['take_translation', 'confirm_reading', 'sign'];
const NEEDS_FINISHED: readonly Step[] = ['approve', 'send', 'send_again'];
const NEEDS_CLEARANCE: readonly Step[] = ['approve', 'send', 'countersign'];
const NEEDS_TRANSLATION: readonly Step[] = ['approve', 'send', 'confirm_reading', 'sign'];

/**
 * Why a step is not allowed; null if it is. The one rule that pages, screens and the server follow. Nobody signs who is
 * owed a translation and has not confirmed that they have it, and no text that is not finished is sent.
 */
export function refusalOf(facts: AgreementFacts, step: Step): StepRefusal | null {
  if (!MOVES[step].from.includes(facts.state)) return 'wrong_state';
  const isToBeSigned = !isSigned(facts.state);
  if (isToBeSigned && NEEDS_FINISHED.includes(step) && facts.unfinished.length > 0) {
    return 'unfinished';
  }
  if (NEEDS_CLEARANCE.includes(step) && !facts.isCleared) return 'not_cleared';
  if ((step === 'send' || step === 'send_again') && !facts.hasAddress) return 'no_address';
  if (step === 'expire') return facts.isOver ? null : 'not_over';
  const isOfOpen = facts.state === 'sent' || facts.state === 'read';
  if (facts.isOver && isOfOpen && (OF_CLIENT.includes(step) || step === 'send_again'))
    return 'over';
  if (facts.isTranslationOwed && NEEDS_TRANSLATION.includes(step) && !facts.hasTranslation) {
    return 'translation_missing';
  }
  if (step === 'take_translation' && !facts.hasTranslation) return 'translation_missing';
  const needsTaken = step === 'sign' || step === 'confirm_reading';
  if (facts.isTranslationOwed && needsTaken && !facts.isTranslationTaken) {
    return 'translation_not_taken';
  }
  return null;
}

/** The state after a step. */
export const stateAfter = (state: AgreementState, step: Step): AgreementState =>
  MOVES[step].to ?? state;

/** Whether the step is possible in this state at all: for the replay of a chain. */
export const isPossible = (state: AgreementState, step: Step): boolean =>
  MOVES[step].from.includes(state);

const REFUSAL_TEXTS: Readonly<Record<StepRefusal, string>> = {
  wrong_state: 'The agreement is no longer in a state in which this is possible. Reload to see it.',
  not_cleared:
    'The conflict check of this client is not cleared. Decide it first, on the message or appointment.',
  unfinished: 'The text is not finished, and the client does not get it as it is.',
  no_address: 'There is no e-mail address to send it to.',
  translation_missing:
    'It was negotiated in another language, and the client is owed the translation before signing. The template has no text in that language.',
  translation_not_taken: 'The client does not have the translation yet.',
  over: 'The time to sign it is over.',
  not_over: 'The time to sign it is not over.',
};

/** The message for staff when a step is refused. For an unfinished text, it includes the first five places. */
export const refusalText = (refusal: StepRefusal, { unfinished }: AgreementFacts): string =>
  [REFUSAL_TEXTS[refusal], ...(refusal === 'unfinished' ? unfinished.slice(0, 5) : [])].join(' ');
