import { expect, it } from 'vitest';
import { findEntries } from './find-entries.ts';
import { MAIN_GROUPS } from './main-groups.ts';
import { entryOf, isSetting, SECTIONS, sectionOf } from './sections.ts';
import { SETTINGS_GROUPS } from './settings-groups.ts';

const titleOf = (pathname: string) => sectionOf(pathname)?.title;

const labelsOf = (groups: ReturnType<typeof findEntries>) =>
  groups.flatMap(({ entries }) => entries.map(({ label }) => label));

it('each section has a keyboard shortcut of its own', () => {
  const keys = SECTIONS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('each section is in one entry', () => {
  const paths = SECTIONS.map(({ to }) => to);
  expect(new Set(paths).size).toBe(paths.length);
});

it('the navigation has nine entries besides the settings', () => {
  expect(labelsOf([...MAIN_GROUPS])).toHaveLength(9);
});

it('a page below a section belongs to it, and nothing but the dashboard to the dashboard', () => {
  expect(titleOf('/admin/people/6c2f9a1b')).toBe('People');
  expect(titleOf('/admin')).toBe('Dashboard');
  expect(titleOf('/admin/account')).toBeUndefined();
  expect(titleOf('/admin/mail-texts')).toBe('Mail Texts');
});

it('knows the entry of a section, and whether it is a setting', () => {
  const closedDays = sectionOf('/admin/closed-days');
  const mailTexts = sectionOf('/admin/mail-texts/booked');
  if (!closedDays || !mailTexts) throw new Error('Not a section');
  expect(entryOf(closedDays)?.label).toBe('Calendar');
  expect(isSetting(closedDays)).toBe(false);
  expect(entryOf(mailTexts)?.label).toBe('Mail');
  expect(isSetting(mailTexts)).toBe(true);
});

it.each([
  ['themes', ['Look']],
  ['INTEGRATIONS', ['Connections']],
  ['what record', ['Advertising']],
  ['mail text', ['Mail']],
  ['nothing like this', []],
])('finds the settings that match "%s"', (text, labels) => {
  expect(labelsOf(findEntries(SETTINGS_GROUPS, text))).toEqual(labels);
});
