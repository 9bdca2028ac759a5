import {
  areaWords,
  inSentence,
  namedAreas,
  type PresetSite,
  withCapital,
} from '../../../../db/area-presets/site/site.ts';
import type { Prepared } from '../../../../db/prepared/prepared-texts.ts';

/** What the product says in a language, by what it says in the main one. */
export type KnownTexts = ReadonlyMap<string, string>;

type Filling = readonly [original: string, translation: string];

/** The prepared texts as a site about these areas says them. */
export function knownTexts(prepared: Prepared, areas: PresetSite['areas']): KnownTexts {
  const fillings: Record<string, readonly Filling[]> = {
    '<area>': Object.entries(prepared.areas),
    '<areas>': areaFillings(prepared, areas),
  };
  const texts = Object.entries(prepared.texts).flatMap(([original, translation]): Filling[] => {
    const place = Object.keys(fillings).find((each) => original.includes(each));
    if (place === undefined) return [[original, translation]];
    return (fillings[place] ?? []).map(([from, to]) => [
      original.replaceAll(place, from),
      translation.replaceAll(place, to),
    ]);
  });
  return new Map(texts);
}

/** The areas within and at the start of a sentence; none if the firm has named one of them itself. */
function areaFillings(prepared: Prepared, areas: PresetSite['areas']): Filling[] {
  const { named, hasOthers } = namedAreas(areas);
  const labels = named.flatMap((label) => prepared.areas[label] ?? []);
  if (labels.length === 0 || labels.length < named.length) return [];
  const others = hasOthers ? [prepared.otherMatters] : [];
  const words = prepared.list.format([...labels.map(inSentence), ...others]);
  const site = { areas, hasCalculator: false, comparesTrust: false };
  return [
    [areaWords(site), words],
    [areaWords(site, { isStart: true }), withCapital(words)],
  ];
}

/** A line without words, such as `<ul>`. */
const IS_MARKUP = /^\s*(<[^>]*>\s*)*$/;

/** A text in the other language; HTML may also consist of known lines. Undefined unless all of it is known. */
export function translated(text: string, known: KnownTexts, isHtml: boolean): string | undefined {
  const whole = known.get(text);
  if (whole !== undefined || !isHtml) return whole;
  const lines = text.split('\n').map((line) => (IS_MARKUP.test(line) ? line : known.get(line)));
  return lines.includes(undefined) ? undefined : lines.join('\n');
}
