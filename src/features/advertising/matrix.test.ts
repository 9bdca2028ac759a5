import { describe, expect, it } from 'vitest';
import { PACKS } from '../jurisdictions/every-pack.ts';
import { checkAdvertising } from './check-advertising.ts';
import { ADVERTISING_RULES } from './checks/every-check.ts';
import { lawOf } from './testing/law-of.ts';
import { MATRIX } from './testing/matrix-sentences.ts';

const IDS = PACKS.filter(({ country }) => country !== null).map(({ id }) => id);
const AREAS = ['Immigration law', 'Wills & trusts'];
const findingsIn = (text: string, packs: readonly string[], areas = AREAS) =>
  checkAdvertising([{ field: 'content', text }], lawOf(packs, areas));
const rulesIn = (text: string, packs: readonly string[]) => [
  ...new Set(findingsIn(text, packs).map(({ rule }) => rule)),
];

describe.each(IDS)('by the law of %s', (pack) => {
  it.each(
    MATRIX.map(([sentence, rules, differing]) => [sentence, differing?.[pack] ?? rules] as const),
  )('%s', (sentence, rules) => {
    expect(rulesIn(sentence, [pack])).toEqual(rules);
  });

  it('each check says what is asked for', () => {
    const known = ADVERTISING_RULES.map(({ id }) => id);
    for (const [rule, { isOn, statute, explanation }] of Object.entries(
      lawOf([pack]).findings[0] ?? {},
    )) {
      expect(known).toContain(rule);
      expect(statute).not.toBe('');
      if (isOn) expect(explanation.length).toBeGreaterThan(60);
    }
  });

  it.skipIf(pack === 'us-ca')('no finding names the law of California', () => {
    const found = MATRIX.flatMap(([sentence]) => findingsIn(sentence, [pack]));
    expect(found).not.toEqual([]);
    const said = found.flatMap(({ title, statute, explanation }) => [title, statute, explanation]);
    expect(said.filter((text) => /California|6157|6158|Probate Code/.test(text))).toEqual([]);
  });
});

it('has at least sixty sentences', () => {
  expect(MATRIX.length).toBeGreaterThanOrEqual(60);
});

describe('with offices in several states', () => {
  it('a passage is listed once, with the law of each', () => {
    const [found, ...more] = findingsIn('Your success is guaranteed.', ['us-ca', 'us-tx']);
    expect(more).toEqual([]);
    expect(found?.statute).toBe(
      'Bus. & Prof. Code § 6157.2(a)(1); Rule 7.1(a); Tex. Disciplinary R. Prof’l Conduct 7.01(a)',
    );
    expect(found?.explanation).toContain('may not guarantee or warrant');
    expect(found?.explanation).toContain('unjustified expectation');
  });

  it('the same law is quoted once', () => {
    const [found] = findingsIn('An award-winning family law firm.', ['us-tx', 'us-wa']);
    expect(found?.statute).toBe('ABA Model Rule 7.1');
  });

  it('a rule that is off in one of them applies in the other', () => {
    const [found] = findingsIn('We are divorce specialists.', ['us-wa', 'us-tx']);
    expect(found?.statute).toBe('ABA Model Rule 7.2(c)');
  });

  it('words that make a passage allowed must do so in each', () => {
    const text = 'Mr. Coe is an expert in wills. Not Certified as a Specialist by The Florida Bar.';
    expect(rulesIn(text, ['us-fl'])).toEqual([]);
    const [found] = findingsIn(text, ['us-fl', 'us-ny']);
    expect(found?.statute).toBe('22 NYCRR 1200, Rule 7.4(c)');
  });
});

describe('fields of law', () => {
  it.each(['A premier aviation law firm.', 'We offer aviation experts.'])(
    'of the firm are known: %s',
    (text) => {
      expect(findingsIn(text, ['us'], [])).toEqual([]);
      expect(findingsIn(text, ['us'], ['Aviation & space law'])).toHaveLength(1);
    },
  );

  it('may have any characters', () => {
    expect(findingsIn('We like C++ (law) experts.', ['us'], ['C++ (law) + [x'])).toEqual([]);
    expect(findingsIn('Ask our C++ experts.', ['us'], ['C++'])).toHaveLength(1);
  });

  it('need not be known beside a place', () => {
    for (const text of [
      'The best immigration lawyers in Texas.',
      'Austin’s best dog bite lawyers.',
    ])
      expect(findingsIn(text, ['us-tx'], [])).toHaveLength(1);
  });
});

it('words that make a passage allowed are compared as plain text', () => {
  const [findings = {}] = lawOf(['us']).findings;
  const specialist = findings.specialist && { ...findings.specialist, cures: ['a.c (x)'] };
  const check = (text: string) =>
    checkAdvertising([{ field: 'content', text }], {
      findings: [{ ...(specialist && { specialist }) }],
      areas: [],
    });
  expect(check('We are divorce specialists, abc (x).')).not.toEqual([]);
  expect(check('We are divorce specialists, A.C (X).')).toEqual([]);
});
