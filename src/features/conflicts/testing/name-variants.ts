import { pick, type TestName } from './california-names.ts';
import { SHORT_NAMES } from './short-names.ts';

type Random = () => number;
/** Another way to write a name; undefined if it does not apply to it. */
type Variation = (name: TestName, random: Random) => string | undefined;

const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');

const MARRIED = [
  'Whitaker',
  'Navarrete',
  'Petrov',
  'Okafor',
  'Lindgren',
  'Castellanos',
  'Dubois',
  'Yamamoto',
];

const VARIATIONS: Readonly<Record<string, Variation>> = {
  'without accents': ({ firstName, lastName }) => {
    const plain = withoutAccents(`${firstName} ${lastName}`);
    return plain === `${firstName} ${lastName}` ? undefined : plain;
  },
  'with decomposed accents and in capitals': ({ firstName, lastName }) =>
    `${firstName} ${lastName}`.normalize('NFD').toUpperCase(),
  apostrophes: ({ firstName, lastName }, random) =>
    lastName.includes("'")
      ? `${firstName} ${lastName.replace("'", pick(['’', '', ' ', '`', 'ʼ'], random))}`
      : undefined,
  hyphens: ({ firstName, lastName }, random) => {
    const name = `${firstName} ${lastName}`;
    return name.includes('-') ? name.replaceAll('-', pick([' ', '', '–'], random)) : undefined;
  },
  'two surnames with a hyphen': ({ firstName, lastName }) =>
    /^\p{L}+ \p{L}+$/u.test(lastName) && !/^(De|Del|Dela|Van|Der) /.test(lastName)
      ? `${firstName} ${lastName.replace(' ', '-')}`
      : undefined,
  'surname first, with a comma': ({ firstName, lastName }) => `${lastName}, ${firstName}`,
  'surname first': ({ firstName, lastName }) => `${lastName} ${firstName}`,
  nickname: ({ firstName, lastName }, random) => {
    const [first = '', ...others] = firstName.split(' ');
    const short = SHORT_NAMES[first];
    return short && [pick(short, random), ...others, lastName].join(' ');
  },
  'former name': ({ firstName, lastName }, random) => {
    const mark = pick(['née', 'nee', 'formerly', 'f/k/a', 'born', 'aka', 'antes'], random);
    const former = mark === 'aka' ? `${firstName} ${lastName}` : lastName;
    return `${firstName} ${pick(MARRIED, random)} ${mark} ${former}`;
  },
  'former name in brackets': ({ firstName, lastName }, random) =>
    `${firstName} ${pick(MARRIED, random)} (${lastName})`,
  'one slip in the surname': ({ firstName, lastName }, random) => {
    const surname = withoutAccents(lastName);
    if (!/^[A-Za-z]{5,}$/.test(surname)) return undefined;
    return `${firstName} ${slip(surname, random)}`;
  },
  'another spelling': ({ firstName, lastName }, random) => {
    const spellings = RESPELLINGS.map(([from, to]) => withoutAccents(lastName).replace(from, to));
    const other = spellings.filter((each) => each !== withoutAccents(lastName));
    return other.length > 0 ? `${firstName} ${pick(other, random)}` : undefined;
  },
  'without the second surname': ({ firstName, lastName }) =>
    /^\p{L}{4,} \p{L}+$/u.test(lastName) ? `${firstName} ${lastName.split(' ')[0]}` : undefined,
  'with a second surname': ({ firstName, lastName }, random) =>
    lastName.includes(' ') ? undefined : `${firstName} ${lastName} ${pick(MARRIED, random)}`,
  'with a middle initial': ({ firstName, lastName }, random) =>
    firstName.includes(' ')
      ? undefined
      : `${firstName} ${pick([...'ABCDEJLMR'], random)}. ${lastName}`,
  'without the middle name': ({ firstName, lastName }) =>
    firstName.includes(' ') ? `${firstName.split(' ')[0]} ${lastName}` : undefined,
  'with a title or a generation': ({ firstName, lastName }, random) =>
    pick(
      [
        `Mr. ${firstName} ${lastName}`,
        `${firstName} ${lastName}, Jr.`,
        `Sra. ${firstName} ${lastName}`,
      ],
      random,
    ),
  'in a sentence': ({ firstName, lastName }, random) =>
    `${pick(['My husband', 'my ex-wife', 'Her brother', 'The landlord is', 'mi esposo'], random)} ${firstName} ${lastName}`,
  particles: ({ firstName, lastName }, random) => {
    const joined = lastName.replace(/^(De la|De|Dela|Del|Van|Der) /, (particles) =>
      pick([particles.replaceAll(' ', ''), particles.toLowerCase(), ''], random),
    );
    return joined === lastName ? undefined : `${firstName} ${joined}`;
  },
};

const RESPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/z$/, 's'],
  [/z/, 's'],
  [/v/, 'b'],
  [/ph/, 'f'],
  [/y/, 'i'],
  [/ck/, 'k'],
  [/ll/, 'l'],
  [/tt/, 't'],
  [/son$/, 'sen'],
  [/yan$/, 'ian'],
  [/sen$/, 'son'],
  [/ss/, 's'],
  [/nn/, 'n'],
  [/^Ji/, 'Gi'],
  [/mm/, 'm'],
  [/ei/, 'ie'],
];

/** A typo: a letter swapped, missing, doubled or replaced, but not the first one, in which typos are rarest. */
function slip(word: string, random: Random): string {
  const place = 1 + Math.floor(random() * (word.length - 2));
  const [before, here, next, rest] = [
    word.slice(0, place),
    word[place],
    word[place + 1],
    word.slice(place + 2),
  ];
  return pick(
    [
      `${before}${next}${here}${rest}`,
      `${before}${next}${rest}`,
      `${before}${here}${here}${next}${rest}`,
      `${before}${pick([...'aeinorst'], random)}${next}${rest}`,
    ],
    random,
  );
}

export type NameVariant = { kind: string; text: string };

/** `count` different kinds of variants of a name. */
export function variantsOf(name: TestName, count: number, random: Random): NameVariant[] {
  const all = Object.entries(VARIATIONS).flatMap(([kind, vary]) => {
    const text = vary(name, random);
    return text === undefined ? [] : [{ kind, text, order: random() }];
  });
  return all.toSorted((a, b) => a.order - b.order).slice(0, count);
}
