import { expect } from 'vitest';
import { type Language, messagesIn } from '../../messages/messages.ts';
import type { Availability } from '../../src/features/scheduling/slots/schema.ts';

export type Client = {
  id: string;
  email: string;
  language: Language;
  start: Date;
  token: string;
  fate: 'kept' | 'moved' | 'cancelled';
};

const AT_ONCE = 20;

/** Free starts of each attorney, as far apart as the two halves of a move need. */
export async function listStarts(url: string, attorney: string): Promise<string[]> {
  const months = [
    ['2031-03-12', '2031-04-25'],
    ['2031-04-26', '2031-06-05'],
  ];
  const answers = await Promise.all(
    months.map(async ([from, to]) => {
      const query = `from=${from}&to=${to}&attorney=${attorney}`;
      const response = await fetch(`${url}/api/appointments/availability?${query}`);
      expect(response.status, await response.clone().text()).toBe(200);
      return ((await response.json()) as Availability).days;
    }),
  );
  const slots = answers.flat().flatMap((day) => day.slots);
  return slots.filter(({ state }) => state === 'free').map(({ start }) => start);
}

/** For each item, some at once. */
export async function inTurns<Item>(
  items: readonly Item[],
  use: (item: Item, place: number) => Promise<void>,
) {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const turn = items.slice(from, from + AT_ONCE);
    await Promise.all(turn.map((item, place) => use(item, from + place)));
  }
}

export const prefixOf = ({ language }: Pick<Client, 'language'>) =>
  language === 'es' ? '/es' : '';

/** Texts that only one of the languages has: a mail with one of them is partly in that language. */
export function wordsOnlyIn(language: Language, other: Language): RegExp {
  const textsOf = (each: Language) =>
    (['mails', 'templates', 'calendar', 'meeting'] as const)
      .flatMap((part) => Object.values(messagesIn(each)[part]))
      .filter((text) => typeof text === 'string');
  const others = new Set(textsOf(other));
  const own = textsOf(language).filter(
    (text) => text.length > 4 && !others.has(text) && !text.includes('{'),
  );
  const escaped = own.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'u');
}
