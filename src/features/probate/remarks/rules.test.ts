import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareProbateWithTrust, statutoryFee } from '../rules.ts';
import {
  isSmallEstate,
  mayAvoidFullProbate,
  PROBATE_ALTERNATIVES,
  savingsInWords,
  statutoryRemark,
  statutoryTotal,
  statutoryTotalName,
} from './rules.ts';

describe('statutoryRemark', () => {
  it('names the section of each fee and the limit for ordinary services', () => {
    expect(statutoryRemark(1_000_000)).toBe(
      'For ordinary services the law allows the attorney (Probate Code §10810) and the executor or other personal ' +
        'representative (§10800) up to $23,000 each on an estate of this size.',
    );
  });

  it('leaves the fee above 25 million to the court', () => {
    expect(statutoryRemark(30_000_000)).toContain(
      'up to $188,000 each for the first $25,000,000. ',
    );
    expect(statutoryRemark(30_000_000)).toContain('the court sets a reasonable amount');
  });

  it('states the total that the law allows only when the estimate is above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25_000_000 }), (estate) => {
        const { attorneyFees, courtCosts } = compareProbateWithTrust(estate);
        const most = statutoryFee(estate);
        const inAll = `it is the limit: with the court costs above, $${(2 * most + courtCosts).toLocaleString('en-US')} in all`;
        expect(statutoryRemark(estate).includes(inAll)).toBe(attorneyFees > most);
      }),
    );
    expect(statutoryRemark(14_000_000)).toContain('That is less than this estimate');
    expect(statutoryRemark(13_000_000)).not.toContain('That is less than this estimate');
  });
});

it('savingsInWords is a range down to the statutory fees where the estimate is above them', () => {
  expect(savingsInWords(1_000_000)).toBe('$35,000');
  expect(statutoryTotal(20_000_000)).toBe(2 * 163_000 + 5_000);
  expect(savingsInWords(20_000_000)).toBe(
    `$${(331_000 - 3_000).toLocaleString('en-US')} to $${compareProbateWithTrust(20_000_000).savings.toLocaleString('en-US')}`,
  );
  expect(savingsInWords(30_000_000)).not.toContain(' to ');
});

it('statutoryTotalName cites both sections, and the part to which the schedule applies', () => {
  expect(statutoryTotalName(1_000_000)).toBe(
    'Probate at the statutory maximum (Probate Code §§10800, 10810)',
  );
  expect(statutoryTotalName(30_000_000)).toContain('on the first $25,000,000 (');
});

it('PROBATE_ALTERNATIVES names the limits that isSmallEstate and mayAvoidFullProbate apply', () => {
  expect(PROBATE_ALTERNATIVES).toContain('$208,850 can be collected with an affidavit');
  expect(PROBATE_ALTERNATIVES).toContain('$750,000 can pass by a short petition');
  expect([208_850, 208_851].map(isSmallEstate)).toEqual([true, false]);
  expect([750_000, 750_001].map(mayAvoidFullProbate)).toEqual([true, false]);
});
