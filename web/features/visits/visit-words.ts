import {
  type Device,
  DIRECT,
  FIGURE_UNIT,
  type FunnelStep,
  NOT_FOUND,
  OTHER,
  UNKNOWN_LANGUAGE,
} from '../../../src/features/visits/rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';

/** A figure as text, or a text that it is too small to be shown. */
export const figureText = (figure: number | null, locale: string): string =>
  figure === null ? `fewer than ${FIGURE_UNIT}` : formatNumber(figure, locale);

export const DEVICE_WORDS: Readonly<Record<Device, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
};

export const STEP_WORDS: Readonly<Record<FunnelStep, string>> = {
  schedule: 'Saw the schedule',
  time: 'Chose a time',
  details: 'Reached the details',
  booked: 'Booked',
};

const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/': 'Home',
  [NOT_FOUND]: 'Page not found',
  [OTHER]: 'Other pages',
};

/** The label of a page: its path, or a text for pages that are grouped under a name. */
export const pageText = (name: string): string => PAGE_WORDS[name] ?? name;

const REFERRER_WORDS: Readonly<Record<string, string>> = {
  [DIRECT]: 'No other site',
  [OTHER]: 'Other sites and apps',
};

export const referrerText = (name: string): string => REFERRER_WORDS[name] ?? name;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** The English name of a language code, or the code itself if it is unknown, because browsers may send any value. */
export const languageText = (name: string): string =>
  name === UNKNOWN_LANGUAGE
    ? 'Not stated'
    : name === OTHER
      ? 'Other languages'
      : (languageNames.of(name) ?? name);

/** The change against the month before: `+24%`, `−5%`. */
export function changeText(percent: number, locale: string): string {
  const digits = formatNumber(Math.abs(percent), locale);
  return percent < 0 ? `−${digits}%` : `+${digits}%`;
}
