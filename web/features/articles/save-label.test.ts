import { expect, it } from 'vitest';
import { saveLabel } from './save-label.ts';

const NOW = new Date('2031-03-10T16:00:00Z');
const draft = { isPublished: false, publishedAt: null };
const published = { isPublished: true, publishedAt: '2031-03-10T16:00:00Z' };
const scheduled = { isPublished: true, publishedAt: '2031-03-10T16:00:01Z' };

it.each([
  ['draft', null, 'Save Draft'],
  ['draft', draft, 'Save Draft'],
  ['draft', published, 'Unpublish'],
  ['draft', scheduled, 'Unpublish'],
  ['published', null, 'Publish'],
  ['published', draft, 'Publish'],
  ['published', published, 'Update'],
  ['published', scheduled, 'Publish'],
  ['scheduled', null, 'Schedule'],
  ['scheduled', draft, 'Schedule'],
  ['scheduled', published, 'Schedule'],
  ['scheduled', scheduled, 'Update'],
] as const)('labels a change to %s from %j as: %s', (visibility, saved, label) => {
  expect(saveLabel({ visibility }, saved, NOW)).toBe(label);
});
