import type { PRESETS } from '../templates/presets.ts';
import { MARKS } from '../unfinished.ts';

type Preset = (typeof PRESETS)[number];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A preset without the marks, as if an attorney had finished it. */
export function finished(preset: Preset): Preset {
  const marks = Object.values(MARKS).flatMap((texts) => Object.values(texts));
  const finish = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return marks.reduce((text, mark) => text.replace(mark, ''), value).trim();
    }
    if (Array.isArray(value)) return value.map(finish);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, finish(each)]));
  };
  return finish(preset) as Preset;
}
