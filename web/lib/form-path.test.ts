import { expect, it } from 'vitest';
import { setAt, valueAt } from './form-path.ts';

const WHOLE = { name: 'a', rows: [{ opens: '9' }, { opens: '10' }] };

it.each([
  ['name', 'a'],
  ['rows.1.opens', '10'],
  ['rows.2.opens', undefined],
  ['gone.at.all', undefined],
])('reads at %s the value %s', (path, value) => {
  expect(valueAt(WHOLE, path)).toBe(value);
});

it('sets one value, and leaves the others unchanged', () => {
  const changed = setAt(WHOLE, 'rows.1.opens', '11');
  expect(changed).toEqual({ name: 'a', rows: [{ opens: '9' }, { opens: '11' }] });
  expect(changed.rows[0]).toBe(WHOLE.rows[0]);
  expect(WHOLE.rows[1]?.opens).toBe('10');
});
