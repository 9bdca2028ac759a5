import { describe, expect, it } from 'vitest';
import {
  type AdminArticle,
  type ArticleDraft,
  draftOf,
  emptyDraft,
  inputOf,
  instantOf,
  scheduleMistake,
  withTitle,
} from './article-draft.ts';

const ZONE = 'America/Los_Angeles';
const LONG_AGO = '2020-03-02T17:00:00.000Z';
/** March 1, 2099, 9:30 AM in the firm's time zone. */
const FAR_AHEAD = '2099-03-01T17:30:00.000Z';

const saved = (change: Partial<AdminArticle> = {}): AdminArticle => ({
  id: '6f9f6a3e-0b8f-4b51-9d4c-3b9d1f0e7a10',
  title: 'Living Trusts',
  slug: 'living-trusts',
  excerpt: 'What they do.',
  content: '<p>Text</p>',
  category: 'estate-planning',
  author: 'Ana Reyes',
  isPublished: false,
  publishedAt: null,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
  ...change,
});

const published = saved({ isPublished: true, publishedAt: LONG_AGO });

describe('the initial draft', () => {
  it('has the firm as author and nine as the time for a new article', () => {
    expect(emptyDraft('Reyes Law')).toMatchObject({
      title: '',
      author: 'Reyes Law',
      visibility: 'draft',
      time: '09:00',
    });
  });

  it('has the schedule of the article in the zone of the firm', () => {
    expect(draftOf(saved({ isPublished: true, publishedAt: FAR_AHEAD }), ZONE)).toMatchObject({
      visibility: 'scheduled',
      date: '2099-03-01',
      time: '09:30',
    });
  });

  it('has no schedule for a published article or a draft', () => {
    const unscheduled = { date: '', time: '09:00' };
    expect(draftOf(published, ZONE)).toMatchObject({ visibility: 'published', ...unscheduled });
    expect(draftOf(saved(), ZONE)).toMatchObject({ visibility: 'draft', ...unscheduled });
  });
});

it.each([
  ['2031-01-15', '09:00', '2031-01-15T17:00:00.000Z'],
  ['2031-07-15', '09:00', '2031-07-15T16:00:00.000Z'],
  ['2031-03-09', '12:00', '2031-03-09T19:00:00.000Z'],
  ['2031-07-15', '00:00', '2031-07-15T07:00:00.000Z'],
])('converts %s %s in the zone of the firm to %s', (date, time, instant) => {
  expect(instantOf(date, time, ZONE)?.toISOString()).toBe(instant);
});

it.each([
  ['', '09:00'],
  ['2031-07-15', ''],
  ['2031-07', '09:00'],
])('returns undefined for the incomplete time %j %j', (date, time) => {
  expect(instantOf(date, time, ZONE)).toBeUndefined();
});

describe('the slug', () => {
  it('follows the title until it is edited', () => {
    const first = withTitle(emptyDraft('Reyes Law'), 'Living');
    const second = withTitle(first, 'Living Trusts');
    expect([first.slug, second.slug]).toEqual(['living', 'living-trusts']);
    expect(withTitle({ ...second, slug: 'trusts' }, 'Wills').slug).toBe('trusts');
  });

  it('is sent as null while it follows the title, and as typed once it was edited', () => {
    const draft = withTitle(emptyDraft('Reyes Law'), 'Living Trusts');
    expect(inputOf(draft, null, ZONE).slug).toBeNull();
    expect(inputOf({ ...draft, slug: 'trusts' }, null, ZONE).slug).toBe('trusts');
  });

  it('is unchanged when a saved article is saved again', () => {
    expect(inputOf(draftOf(saved(), ZONE), saved(), ZONE).slug).toBe('living-trusts');
  });
});

describe('the input that is saved', () => {
  const draft = draftOf(saved(), ZONE);

  it.each([
    ['a draft', draft, null, { isPublished: false, publishedAt: null }],
    [
      'an article that is published now',
      { ...draft, visibility: 'published' as const },
      saved(),
      { isPublished: true, publishedAt: null },
    ],
    [
      'an article that was published before',
      draftOf(published, ZONE),
      published,
      { isPublished: true, publishedAt: LONG_AGO },
    ],
    [
      'a published article that becomes a draft again',
      { ...draftOf(published, ZONE), visibility: 'draft' as const },
      published,
      { isPublished: false, publishedAt: null },
    ],
    [
      'a scheduled article',
      { ...draft, visibility: 'scheduled' as const, date: '2099-03-01', time: '09:30' },
      saved(),
      { isPublished: true, publishedAt: FAR_AHEAD },
    ],
    [
      'a scheduled article that is published now',
      { ...draft, visibility: 'published' as const },
      saved({ isPublished: true, publishedAt: FAR_AHEAD }),
      { isPublished: true, publishedAt: null },
    ],
  ])('has the publication state of %s', (_, written, before, expected) => {
    expect(inputOf(written, before, ZONE)).toMatchObject(expected);
  });
});

describe('the publication date', () => {
  const draft = draftOf(published, ZONE);

  it('is shown in the zone of the firm', () => {
    expect(draft).toMatchObject({ publishedDate: '2020-03-02', publishedTime: '09:00' });
  });

  it('keeps its seconds unless it is changed', () => {
    const publishedAt = '2020-03-02T17:00:12.345Z';
    const precise = { ...published, publishedAt };
    expect(inputOf(draft, precise, ZONE).publishedAt).toBe(publishedAt);
    const changed = { ...draft, publishedTime: '09:01' };
    expect(inputOf(changed, precise, ZONE).publishedAt).toBe('2020-03-02T17:01:00.000Z');
  });

  it('left empty is now when publishing, and as before afterwards', () => {
    const empty = { ...draft, publishedDate: '' };
    expect(inputOf(empty, saved(), ZONE).publishedAt).toBeNull();
    expect(inputOf(empty, published, ZONE).publishedAt).toBe(LONG_AGO);
  });

  it.each([
    [{ publishedDate: '', publishedTime: '' }, undefined],
    [{ publishedDate: '2020-03-01', publishedTime: '' }, 'Choose a day and a time'],
    [{ publishedDate: '2099-03-01' }, 'This is in the future: choose Scheduled instead'],
    [{}, undefined],
  ])('with %j is %s', (change, mistake) => {
    expect(scheduleMistake({ ...draft, ...change }, ZONE, new Date('2026-01-01T00:00:00Z'))).toBe(
      mistake,
    );
  });
});

describe('the check of a schedule', () => {
  const draft: ArticleDraft = {
    ...emptyDraft('Reyes Law'),
    visibility: 'scheduled',
    date: '2031-03-04',
    time: '09:00',
  };
  const NINE = new Date('2031-03-04T09:00:00-08:00');
  const TO_COME = 'Choose a time in the future';

  it.each([
    ['accepts a time a minute ahead', {}, -1, undefined],
    ['rejects the current time', {}, 0, TO_COME],
    ['rejects a time a minute ago', {}, 1, TO_COME],
    ['rejects a schedule without a day', { date: '' }, 0, 'Choose a day and a time'],
    ['rejects a schedule without a time', { time: '' }, 0, 'Choose a day and a time'],
    ['ignores the schedule of a draft', { visibility: 'draft' }, 1, undefined],
    ['ignores the schedule of a published article', { visibility: 'published' }, 1, undefined],
  ] as const)('%s', (_name, changes, minutes, mistake) => {
    const now = new Date(NINE.getTime() + minutes * 60_000);
    expect(scheduleMistake({ ...draft, ...changes }, ZONE, now)).toBe(mistake);
  });
});
