import { expect, it } from 'vitest';
import { fieldOf, inputOf, ownArea } from './areas-draft.ts';

const CHOICES = [
  { key: 'employment', label: 'Employment Law', isOffered: false },
  { key: 'family-law', label: 'Family Law', isOffered: true },
];
const DRAFT = { keys: ['employment'], own: [], typed: '', takesDownPages: true };

it('sends the checked areas with their labels, and own ones without a key', () => {
  const draft = { ...DRAFT, keys: [...DRAFT.keys, ownArea('Wage Claims')], own: ['Wage Claims'] };
  expect(inputOf(draft, CHOICES).areas).toEqual([
    { key: 'employment', label: 'Employment Law' },
    { key: null, label: 'Wage Claims' },
  ]);
});

it('leaves out an own area that is unchecked again, and takes what is typed but not added', () => {
  const draft = { ...DRAFT, own: ['Wage Claims'], typed: ' Class Actions ' };
  expect(inputOf(draft, CHOICES).areas).toEqual([
    { key: 'employment', label: 'Employment Law' },
    { key: null, label: 'Class Actions' },
  ]);
});

it('shows a message at the field that it is about', () => {
  expect(fieldOf('areas')).toBe('keys');
  expect(fieldOf('areas.1.label')).toBe('typed');
  expect(fieldOf('takesDownPages')).toBe('takesDownPages');
});
