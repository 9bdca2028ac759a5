import { expect, it } from 'vitest';
import { matchPhotos } from './match-photos.ts';

const PEOPLE = [
  { slug: 'ada-brandt', name: 'Ada Brandt' },
  { slug: 'jose-pena', name: 'José Peña' },
  { slug: 'ada-brandt-2', name: 'Ada Brandt' },
];

it('finds whom pictures show by the names of their files', () => {
  const files = [
    ...['photos/Ada Brandt.JPG', 'José_Peña.png', 'ada-brandt-2.webp', 'ada_brandt.png'],
    ...['Nobody.jpg', 'jose-pena.txt', '__MACOSX/photos/._Ada Brandt.JPG', '.DS_Store'],
  ].map((name) => ({ name }));
  const { matches, others } = matchPhotos(files, PEOPLE);
  expect(matches.map(({ person, file }) => [person.slug, file.name])).toEqual([
    ['ada-brandt', 'photos/Ada Brandt.JPG'],
    ['jose-pena', 'José_Peña.png'],
    ['ada-brandt-2', 'ada-brandt-2.webp'],
  ]);
  expect(others).toEqual(['ada_brandt.png', 'Nobody.jpg', 'jose-pena.txt']);
});
