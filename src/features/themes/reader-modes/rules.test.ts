import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseColour, relative } from '../colour-rules.ts';
import { lowContrastsOf } from '../contrast/rules.ts';
import { modeColours, READER_MODES } from './rules.ts';

// A colour with more chroma than any mode allows.
const BRAND = { red: 0, green: 0, blue: 1, alpha: 1 };
const FROM_BRAND = /^oklch\(from var\(--brand\) ([\d.]+) min\(c, ([\d.]+)\) h\)$/;
const tokens = await readFile(
  new URL('../../../../web/styles/tokens.css', import.meta.url),
  'utf8',
);

/** The variables that the stylesheet sets for a mode, each with its last value. */
function declaredFor(mode: string): Map<string, string> {
  const declared = new Map<string, string>();
  for (const [, block = ''] of tokens.matchAll(new RegExp(`html\\.${mode} \\{([^}]*)\\}`, 'g'))) {
    for (const [, name = '', value = ''] of block.matchAll(/--([a-z-]+): ([^;]+);/g)) {
      declared.set(name, value);
    }
  }
  return declared;
}

describe.each(READER_MODES)('%s', (mode) => {
  it('has the colours that the stylesheet declares', () => {
    const ours = modeColours(mode, BRAND);
    const declared = declaredFor(mode);
    declared.delete('shade');
    declared.delete('art-line');
    expect([...ours.keys()].sort()).toEqual([...declared.keys()].sort());
    for (const [name, value] of declared) {
      const [, lightness, most] = FROM_BRAND.exec(value) ?? [];
      const expected = lightness
        ? relative(BRAND, Number(lightness), Number(most))
        : parseColour(value);
      expect([name, ours.get(name)]).toEqual([name, expected]);
    }
  });

  it('has no low contrast with any brand hue', () => {
    for (let hue = 0; hue < 360; hue += 5) {
      for (const brand of [`oklch(0.5 0.4 ${hue})`, `oklch(0.9 0.05 ${hue})`]) {
        const low = lowContrastsOf({ '--brand': brand }).filter((pair) => pair.mode === mode);
        expect([brand, low]).toEqual([brand, []]);
      }
    }
  });

  it('reports low contrast for a transparent brand colour', () => {
    const low = lowContrastsOf({ '--brand': '#244c8000' });
    expect(low.some((pair) => pair.mode === mode && pair.front === 'primary')).toBe(true);
  });
});
