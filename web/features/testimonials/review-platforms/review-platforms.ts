import { useState } from 'react';

/** Source: back-office spec §9. Stored only in the browser. */
const DEFAULTS = [
  { name: 'Google', isEnabled: true },
  { name: 'Avvo', isEnabled: true },
  { name: 'Yelp', isEnabled: true },
  { name: 'Facebook', isEnabled: false },
  { name: 'Martindale', isEnabled: false },
] as const;

export type ReviewUrl = { id: string; label: string; url: string };
export type ReviewPlatform = { name: string; isEnabled: boolean; urls: ReviewUrl[] };
type Kept = { platforms: ReviewPlatform[] };

const KEY = 'lawfront.review-platforms';

export const newReviewUrl = (label = ''): ReviewUrl => ({
  id: crypto.randomUUID(),
  label,
  url: '',
});

/** The review platforms stored in this browser, and a function to save them. */
export function useReviewPlatforms() {
  const [kept, setKept] = useState(read);
  const keep = (next: Kept) => {
    setKept(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  };
  return { ...kept, keep };
}

function read(): Kept {
  const found = parse(localStorage.getItem(KEY));
  const platforms = DEFAULTS.map(({ name, isEnabled }) => {
    const known = listOf(found.platforms).find((each) => each.name === name);
    const urls = listOf(known?.urls).map(toUrl);
    return {
      name,
      isEnabled: typeof known?.isEnabled === 'boolean' ? known.isEnabled : isEnabled,
      urls: urls.length > 0 ? urls : [newReviewUrl('Main office')],
    };
  });
  return { platforms };
}

type Unknown = Record<string, unknown>;

// Validated, because other versions of this page, or users, may have written to the storage.
function parse(text: string | null): Unknown {
  try {
    return objectOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const objectOf = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown) : {};
const listOf = (value: unknown): Unknown[] => (Array.isArray(value) ? value.map(objectOf) : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const toUrl = ({ label, url }: Unknown): ReviewUrl => ({
  ...newReviewUrl(textOf(label)),
  url: textOf(url),
});

/** The reason why a URL is invalid, or undefined. An empty URL counts as not set yet. */
export function mistakeInReviewUrl(url: string): string | undefined {
  if (url.trim() === '') return undefined;
  const isOfTheWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isOfTheWeb ? undefined : 'Must be an address that begins with https:// or http://';
}
