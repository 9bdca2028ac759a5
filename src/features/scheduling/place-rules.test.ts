import { expect, it } from 'vitest';
import { meetingPlaceOf, placesToChoose, recordedPlace, waysOf } from './place-rules.ts';

const TYPE = {
  place: 'office' as const,
  placeText: 'Third floor.',
  otherPlaces: [{ place: 'video' as const, text: 'https://video.example/firm' }],
};
const ONE_WAY = { ...TYPE, otherPlaces: [] };

it('the usual way comes first, and is there once', () => {
  expect(waysOf(TYPE).map(({ place }) => place)).toEqual(['office', 'video']);
  // An earlier release made one of the others the usual one.
  expect(waysOf({ ...TYPE, place: 'video', placeText: 'Ask us.' })).toEqual([
    { place: 'video', text: 'Ask us.' },
  ]);
});

it('a client chooses, and the choice is recorded, only between several', () => {
  expect([placesToChoose(TYPE), placesToChoose(ONE_WAY)]).toEqual([['office', 'video'], []]);
  expect([recordedPlace(TYPE, 'video'), recordedPlace(TYPE, null)]).toEqual(['video', 'office']);
  expect([recordedPlace(ONE_WAY, 'office'), recordedPlace(undefined, null)]).toEqual([null, null]);
});

it.each([
  [{ chosen: null, type: TYPE, videoText: 'room' }, 'office', 'Third floor.'],
  [{ chosen: 'video', type: TYPE, videoText: 'room' }, 'video', 'room'],
  [{ chosen: 'video', type: TYPE, videoText: '' }, 'video', 'https://video.example/firm'],
  [{ chosen: 'phone', type: TYPE, videoText: 'room' }, 'phone', ''],
  [{ chosen: null, type: undefined, videoText: 'room' }, 'office', ''],
] as const)('%j takes place', (appointment, place, placeText) => {
  expect(meetingPlaceOf(appointment)).toEqual({ place, placeText });
});
