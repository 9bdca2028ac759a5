import type { BookingChoices } from '../../../src/features/scheduling/choices/schema.ts';
import { AREAS, LANGUAGES, OFFICES } from './firm.ts';
import type { Wish } from './who-fits.ts';

const WAYS = ['api', 'form', 'api', 'agent', 'named'] as const;
type Way = (typeof WAYS)[number];

export type Client = { email: string; way: Way; wish: Wish };

const COUNT = 200;
/** Eight areas, three languages and two offices. */
const COMBINATIONS = AREAS.length * LANGUAGES.length * OFFICES.length;
/** From this round on, clients leave open in which office or language. */
const OPEN_ROUND = 3;

/** Two hundred clients, who come in every combination of area, language and office and in every way. */
export const clientsOf = (choices: BookingChoices): Client[] =>
  Array.from({ length: COUNT }, (_, place) => {
    const round = Math.floor(place / AREAS.length);
    const area = AREAS[place % AREAS.length]?.key ?? '';
    const isOpen = place >= OPEN_ROUND * COMBINATIONS;
    const wish = {
      area,
      type: typeFor(choices, area, place),
      language: isOpen && place % 2 === 0 ? undefined : LANGUAGES[round % LANGUAGES.length],
      office:
        isOpen && place % 3 === 0
          ? undefined
          : OFFICES[Math.floor(round / LANGUAGES.length) % OFFICES.length],
    };
    const way = WAYS[(place + round) % WAYS.length] ?? 'api';
    const attorney = way === 'named' ? attorneyFor(choices, wish, place) : undefined;
    return { email: `client${place}@example.com`, way, wish: { ...wish, attorney } };
  });

/** Every third client wants the consultation about the area. */
const typeFor = ({ types }: BookingChoices, area: string, place: number): string =>
  (place % 3 === 0 && types.find(({ practiceAreas }) => practiceAreas.includes(area))?.key) ||
  'initial';

/** Somebody of whom the website says that they fit. */
function attorneyFor({ attorneys }: BookingChoices, wish: Wish, place: number) {
  const fitting = attorneys.filter(
    ({ languages, offices, practiceAreas }) =>
      practiceAreas.includes(wish.area) &&
      (!wish.language || languages.includes(wish.language)) &&
      (!wish.office || offices.includes(wish.office)),
  );
  return fitting[place % fitting.length]?.slug;
}
