import { load } from 'cheerio';
import { afterEach, expect, it, vi } from 'vitest';
import { focusFirstError } from './focus.ts';

afterEach(() => vi.unstubAllGlobals());

/** A form that renders its first error after some frames, and how often it was focused. */
function formWithErrorAfter(frames: number) {
  const field = { focus: vi.fn() };
  let frame = 0;
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    frame += 1;
    work();
  });
  const root = { querySelector: () => (frame > frames ? field : null) };
  focusFirstError(root as never);
  return field.focus.mock.calls.length;
}

it.each([0, 1, 10])('focuses an error that is rendered %i frames later', (frames) => {
  expect(formWithErrorAfter(frames)).toBe(1);
});

it.each(['<input aria-invalid="true">', '<input aria-describedby="hint name-error">'])(
  'focuses %s, not the field before it',
  (invalid) => {
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
    const page = load(`<input><input aria-describedby="hint">${invalid}`);
    const focused: string[] = [];
    const querySelector = (selector: string) => {
      const field = page(selector).first();
      return field.length > 0 ? { focus: () => focused.push(page.html(field)) } : null;
    };
    focusFirstError({ querySelector } as never);
    expect(focused).toEqual([invalid]);
  },
);

it('gives up if there is none', () => {
  expect(formWithErrorAfter(1_000)).toBe(0);
});
