/** A firm of forty attorneys in two offices in Minnesota: eight areas, three languages, and one language of one person. */

export const PUBLIC_URL = 'https://kettle-river.example';

export const FIRM = {
  name: 'Kettle River Counsel',
  phone: '(612) 555-0170',
  email: 'desk@kettle-river.example',
  street: '80 South Eighth Street, Suite 900',
  city: 'Minneapolis',
  region: 'MN',
  postalCode: '55402',
  zone: 'America/Chicago',
  responsibleAttorney: 'Ada Lindqvist',
  barNumber: '0391234',
};

export const DULUTH = {
  key: 'duluth',
  label: 'Duluth',
  address: {
    street: '325 Lake Avenue, Suite 4',
    city: 'Duluth',
    region: 'MN',
    postalCode: '55802',
  },
  phone: '(218) 555-0171',
  accessNote: 'Ring at the blue door; the lift is behind it.',
};

export const OFFICES = ['main', 'duluth'] as const;

export const LANGUAGES = ['English', 'Spanish', 'Vietnamese'] as const;

export const AREAS = [
  { key: 'immigration', label: 'Immigration' },
  { key: 'employment', label: 'Employment Law' },
  { key: 'personal-injury', label: 'Personal Injury' },
  { key: 'criminal-defense', label: 'Criminal Defense' },
  { key: 'business', label: 'Business Law' },
  { key: 'real-estate', label: 'Real Estate' },
  { key: 'divorce', label: 'Divorce' },
  { key: 'custody', label: 'Child Custody' },
] as const;

/** Each area has five people; nobody in Duluth speaks Vietnamese and works on the last two areas. */
const SEATS = [
  { office: 'Minneapolis', languages: ['English', 'Spanish'] },
  { office: 'Minneapolis', languages: ['English', 'Spanish'] },
  { office: 'Minneapolis', languages: ['English', 'Vietnamese'] },
  { office: 'Duluth', languages: ['English', 'Spanish'] },
  { office: 'Duluth', languages: ['English', 'Vietnamese'] },
];
const WITHOUT_VIETNAMESE_IN_DULUTH: readonly string[] = ['divorce', 'custody'];

const FIRST = 'Ada Bao Carla Dinh Edda Farid Gia Hoa Ivar Jun'.split(' ');
const LAST = 'Lindqvist Morales Nguyen Osei'.split(' ');

/** The language of one attorney, in the first office. */
export const RARE_LANGUAGE = 'Hmong';

function personAt(place: number) {
  const area = AREAS[Math.floor(place / SEATS.length)];
  const seat = SEATS[place % SEATS.length];
  if (!area || !seat) throw new Error(`There is no place ${place}`);
  // Two people have one name.
  const named = place === 39 ? 0 : place;
  const name = `${FIRST[named % 10]} ${LAST[Math.floor(named / 10)]}`;
  const isMonolingual =
    seat.languages.includes('Vietnamese') &&
    seat.office === 'Duluth' &&
    WITHOUT_VIETNAMESE_IN_DULUTH.includes(area.key);
  return {
    name,
    email: `person${place}@kettle-river.example`,
    area,
    office: seat.office,
    languages: [
      ...(isMonolingual ? ['English'] : seat.languages),
      ...(place === 0 ? [RARE_LANGUAGE] : []),
    ],
    hours: hoursAt(place),
  };
}

/** The first two have hours of their own, which all others get. */
function hoursAt(place: number): string {
  if (place === 0) return 'Mon-Fri 9:00-11:30, 13:00-16:00';
  if (place === 3) return 'Mon-Thu 8:30-11:30, 12:30-15:30';
  return place % SEATS.length < 3 ? 'same as Ada Lindqvist' : 'same as Dinh Lindqvist';
}

export const PEOPLE = Array.from({ length: 40 }, (_, place) => personAt(place));

/** The file that the firm imports. */
export const PEOPLE_FILE = [
  'Name,E-mail,Role,Areas,Languages,Office,Hours',
  ...PEOPLE.map(({ name, email, area, languages, office, hours }) =>
    [name, email, 'Attorney', area.label, languages.join('; '), office, `"${hours}"`].join(','),
  ),
].join('\r\n');
