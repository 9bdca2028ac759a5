import { expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { PACKS } from '../../jurisdictions/every-pack.ts';
import { publicProfile } from '../public-profile.ts';
import { fillStatement, missingFields } from './fill-statement.ts';
import { notSaidIn } from './rules.ts';

const firm = publicProfile({ ...demoFirm, responsibleAttorney: 'Ada Quill', barNumber: '4711' });
const RESPONSIBLE = 'Responsible: {responsibleAttorney}. Location: {city}, {region}.';

it('a statement says what the firm profile says', () => {
  expect(fillStatement(RESPONSIBLE, firm)).toBe('Responsible: Ada Quill. Location: San Diego, CA.');
  expect(fillStatement('{firm}, {address}. Telephone {phone}.', firm)).toBe(
    'Pacific Harbor Law, 1200 Harbor Point Drive, Suite 400, San Diego, CA 92101. Telephone (619) 555-0142.',
  );
});

it('a sentence whose facts the firm has not entered is left out', () => {
  const unnamed = { ...firm, responsibleAttorney: null, barNumber: null, street: '' };
  expect(fillStatement(RESPONSIBLE, unnamed)).toBe('Location: San Diego, CA.');
  expect(fillStatement('Number {barNumber}.', unnamed)).toBe('');
  expect(fillStatement('{firm}, {address}.', unnamed)).toBe('');
  expect(missingFields(`${RESPONSIBLE} {barNumber}`, unnamed)).toEqual([
    'responsibleAttorney',
    'barNumber',
  ]);
});

it('every field of the packs is known', () => {
  for (const { statements } of PACKS)
    for (const { text } of statements) expect(missingFields(text, firm)).toEqual([]);
});

it('what a line says already is not repeated', () => {
  expect(notSaidIn('Harbor Law, Miami, FL', ['Harbor Law, Miami, FL.', 'Advertisement.'])).toEqual([
    'Advertisement.',
  ]);
});
