import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareProbateWithTrust } from '../rules.ts';
import { PROBATE_DURATION, probateSteps, trustStep } from './rules.ts';

const FILED_ON = '2031-03-10';

describe('probateSteps', () => {
  it('dates the steps from the filing, each with its sections', () => {
    const steps = probateSteps(FILED_ON, 1_000_000);
    expect(steps.map(({ title, when, sections }) => [title, when, sections])).toEqual([
      ['Petition filed', 'Mar 10, 2031, if filed today', '§8000'],
      ['First hearing, letters issued', 'about April to May 2031', '§§8003, 8400'],
      ['Inventory and appraisal due', 'about September 2031', '§8800'],
      ['Time for creditors’ claims ends', 'about September 2031', '§9100'],
      ['Petition for final distribution due', 'by about May 2032', '§§10831, 12200'],
      [
        'Court orders fees and distribution',
        'about March to September 2032',
        '§§10831, 11640, 11641',
      ],
    ]);
  });

  it('counts four months and one year from the letters, and ends as long after filing as stated', () => {
    const [filing, letters, inventory, claims, petition, order] = probateSteps(FILED_ON, 500_000);
    expect(filing?.to).toBe(0);
    expect([inventory?.to, claims?.to]).toEqual([(letters?.to ?? 0) + 4, (letters?.to ?? 0) + 4]);
    expect(petition?.to).toBe((letters?.to ?? 0) + 12);
    expect(`${order?.from}–${order?.to} months`).toBe(PROBATE_DURATION);
  });

  it.each([
    ['2030-10-31', 'about November to December 2030'],
    ['2030-11-30', 'about December 2030 to January 2031'],
    ['2030-12-31', 'about January to February 2031'],
  ])('puts letters after a filing on %s %s', (filedOn, when) => {
    expect(probateSteps(filedOn, 1)[1]?.when).toBe(when);
  });

  it('has court costs from the filing on, and fees only by the order at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (estate) => {
        const { attorneyFees, executorFees, courtCosts } = compareProbateWithTrust(estate);
        const paid = probateSteps(FILED_ON, estate).map((step) => step.paid);
        const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
        expect(paid[0]).toBe(
          `Court costs, about ${dollars(courtCosts)} in all, from the filing on`,
        );
        expect(paid.slice(1, -1).join()).not.toContain('$');
        expect(paid.at(-1)).toBe(
          `Attorney fees, about ${dollars(attorneyFees)}, and executor fees, about ${dollars(executorFees)}, as the court allows`,
        );
      }),
    );
  });
});

it('trustStep is paid once', () => {
  expect(trustStep(1_000_000)).toMatchObject({
    when: 'typically at once, without the court',
    paid: '$3,000, paid once, when the trust is made',
    sections: '§§15660, 17209',
  });
});
