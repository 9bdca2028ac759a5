import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LIVE_TOPICS } from '../features/live/rules.ts';
import { FREE_TIMES_TAG } from '../features/scheduling/rules.ts';
import { collect } from './collect.ts';
import { FEATURES } from './features.ts';
import { TAG_TABLES, TOPIC_TABLES } from './tables.ts';

const folders = readdirSync(path.resolve(import.meta.dirname, '../features'), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('lists the folder of every feature', () => {
  const missing = folders.filter((folder) => !(folder in FEATURES));
  expect(
    missing,
    `Nothing of these folders is part of the app. Export an object from src/features/<folder>/feature.ts (its members: src/app/feature.ts) and add it to FEATURES in src/app/features.ts: ${missing}`,
  ).toEqual([]);
});

it('names every feature after its folder', () => {
  expect(Object.keys(FEATURES).filter((name) => !folders.includes(name))).toEqual([]);
});

it('names only the topics and cache tags that there are', () => {
  expect(Object.keys(TOPIC_TABLES).toSorted()).toEqual(LIVE_TOPICS.toSorted());
  expect(Object.keys(TAG_TABLES)).toEqual([FREE_TIMES_TAG]);
});

it('rejects two routers with the same name', () => {
  const features = { a: { routers: { contact: {} } }, b: { routers: { contact: {} } } };
  expect(() => collect(features, 'routers')).toThrow('Two features have routers of the same name');
});

it('is described in CONTRIBUTING.md by the feature.ts of the newsletter', () => {
  const read = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
  const [, example] = read('src/features/newsletter/feature.ts').split('*/\n');
  expect(read('CONTRIBUTING.md')).toContain(example);
});
