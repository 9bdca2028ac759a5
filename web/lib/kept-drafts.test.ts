import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findKeptDraft, forgetAllDrafts, forgetDraft, keepDraft } from './kept-drafts.ts';

/** The storage of a browser: its items are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  setItem(key: string, value: string) {
    this[key] = value;
  }
  getItem(key: string) {
    return this[key] ?? null;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const kept = { draft: { title: 'Wills' }, basedOn: null, keptAt: '2031-03-10T16:00:00.000Z' };

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

it('finds a kept draft until it is forgotten', () => {
  keepDraft('ana', 'post-1', kept);
  expect(findKeptDraft('ana', 'post-1')).toEqual(kept);
  forgetDraft('ana', 'post-1');
  expect(findKeptDraft('ana', 'post-1')).toBeUndefined();
});

it('keeps the drafts of each user and post separately', () => {
  keepDraft('ana', 'post-1', kept);
  expect(findKeptDraft('tomas', 'post-1')).toBeUndefined();
  expect(findKeptDraft('ana', 'new')).toBeUndefined();
});

it('forgets all drafts, and nothing else that the site stores', () => {
  keepDraft('ana', 'post-1', kept);
  keepDraft('tomas', 'new', kept);
  localStorage.setItem('theme', 'dark');
  forgetAllDrafts();
  expect(findKeptDraft('ana', 'post-1')).toBeUndefined();
  expect(findKeptDraft('tomas', 'new')).toBeUndefined();
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('finds no draft if the stored text is not valid JSON', () => {
  localStorage.setItem('lawfront-draft:ana:new', '{"draft":');
  expect(findKeptDraft('ana', 'new')).toBeUndefined();
});

it('finds no draft and throws no error without localStorage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepDraft('ana', 'new', kept)).not.toThrow();
  expect(findKeptDraft('ana', 'new')).toBeUndefined();
  expect(() => forgetDraft('ana', 'new')).not.toThrow();
  expect(() => forgetAllDrafts()).not.toThrow();
});
