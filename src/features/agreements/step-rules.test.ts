import { describe, expect, it } from 'vitest';
import { AGREEMENT_STATES, type AgreementState } from './rules.ts';
import { type AgreementFacts, refusalOf, STEPS, type Step, stateAfter } from './step-rules.ts';

const FACTS: AgreementFacts = {
  state: 'draft',
  isCleared: true,
  hasAddress: true,
  unfinished: [],
  isTranslationOwed: false,
  hasTranslation: false,
  isTranslationTaken: false,
  isOver: false,
};

const refusal = (step: Step, over: Partial<AgreementFacts>) =>
  refusalOf({ ...FACTS, ...over }, step);

/** A generator of numbers below `limit` from a seed (mulberry32), so that a failure can be repeated. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

describe('a step', () => {
  it('leads from the preparation to both signatures', () => {
    const steps = ['approve', 'send', 'confirm_reading', 'sign', 'countersign'] as const;
    let state: AgreementState = 'draft';
    for (const step of steps) {
      expect(refusal(step, { state })).toBeNull();
      state = stateAfter(state, step);
    }
    expect(state).toBe('countersigned');
  });

  it.each([
    ['approve', { isCleared: false }, 'not_cleared'],
    ['send', { state: 'approved', isCleared: false }, 'not_cleared'],
    ['countersign', { state: 'signed', isCleared: false }, 'not_cleared'],
    ['send', { state: 'approved', hasAddress: false }, 'no_address'],
    ['approve', { unfinished: ['a mark'] }, 'unfinished'],
    ['approve', { isTranslationOwed: true }, 'translation_missing'],
    ['sign', { state: 'read', isOver: true }, 'over'],
    ['confirm_reading', { state: 'sent', isOver: true }, 'over'],
    ['send_again', { state: 'read', isOver: true }, 'over'],
    ['send_again', { state: 'signed', isOver: true }, null],
    ['countersign', { state: 'signed', isOver: true }, null],
    ['expire', { state: 'sent' }, 'not_over'],
    ['expire', { state: 'signed', isOver: true }, 'wrong_state'],
    ['sign', { state: 'sent' }, 'wrong_state'],
    ['sign', { state: 'signed' }, 'wrong_state'],
    ['edit', { state: 'approved' }, 'wrong_state'],
    ['withdraw', { state: 'countersigned' }, 'wrong_state'],
    ['take_translation', { state: 'sent' }, 'translation_missing'],
    [
      'confirm_reading',
      { state: 'sent', isTranslationOwed: true, hasTranslation: true },
      'translation_not_taken',
    ],
  ] as const)('%s with %o is refused: %s', (step, over, expected) => {
    expect(refusal(step, over)).toBe(expected);
  });

  it('never leads to a signature before the reading, without clearance or without the translation that is owed', () => {
    let signatures = 0;
    for (let seed = 1; seed <= 3_000; seed += 1) {
      const below = numbers(seed);
      let facts: AgreementFacts = {
        ...FACTS,
        isTranslationOwed: below(2) === 0,
        hasTranslation: below(3) > 0,
        hasAddress: below(8) > 0,
      };
      const done = new Set<Step>();
      for (let turn = 0; turn < 150; turn += 1) {
        const step = STEPS[below(STEPS.length)] ?? 'sign';
        // Most ends come late, so that many walks get as far as a signature.
        if ((step === 'withdraw' || step === 'replace') && below(20) > 0) continue;
        facts = {
          ...facts,
          isCleared: below(5) > 0,
          isOver: facts.isOver || below(400) === 0,
        };
        if (refusalOf(facts, step)) continue;
        if (step === 'sign' || step === 'countersign') {
          signatures += 1;
          expect(done).toContain('confirm_reading');
          expect(facts.isTranslationOwed && !done.has('take_translation')).toBe(false);
          if (step === 'sign') expect(done.has('sign')).toBe(false);
          else expect([done.has('sign'), facts.isCleared]).toEqual([true, true]);
        }
        done.add(step);
        const isTaken = facts.isTranslationTaken || step === 'take_translation';
        facts = { ...facts, state: stateAfter(facts.state, step), isTranslationTaken: isTaken };
      }
    }
    expect(signatures).toBeGreaterThan(200);
  });

  it('never sends a text that is not finished, whatever came before; who has signed gets a link to it', () => {
    let refusals = 0;
    for (let seed = 1; seed <= 3_000; seed += 1) {
      const below = numbers(seed);
      const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
      let facts: AgreementFacts = { ...FACTS, state: pick(AGREEMENT_STATES) };
      for (let turn = 0; turn < 50; turn += 1) {
        const step = pick(STEPS);
        const { state } = facts;
        facts = { ...facts, unfinished: below(2) === 0 ? ['a mark'] : [], isOver: below(9) === 0 };
        const refused = refusalOf(facts, step);
        const isSigned = state === 'signed' || state === 'countersigned';
        if (facts.unfinished.length > 0 && !isSigned) {
          expect([step, ['approve', 'send', 'send_again'].includes(step) && !refused]).toEqual([
            step,
            false,
          ]);
          refusals += refused === 'unfinished' ? 1 : 0;
        } else expect(refused).not.toBe('unfinished');
        if (!refused) facts = { ...facts, state: stateAfter(state, step) };
      }
    }
    expect(refusals).toBeGreaterThan(200);
  });

  it('is never possible for the client once an agreement has ended', () => {
    const ended = ['countersigned', 'withdrawn', 'expired', 'replaced'] as const;
    for (const state of AGREEMENT_STATES) {
      for (const step of ['sign', 'confirm_reading', 'take_translation', 'countersign'] as const) {
        if (ended.includes(state as (typeof ended)[number])) {
          expect(refusal(step, { state })).toBe('wrong_state');
        }
      }
    }
  });
});
