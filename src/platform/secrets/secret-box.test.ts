import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox, type SecretKey } from './secret-box.ts';

const newKey = (id: string): SecretKey => ({ id, key: randomBytes(32) });

const [old, recent] = [newKey('2030'), newKey('2031')];
const PLACE = 'calendar_settings.api_key:7';

describe('a sealed value', () => {
  const box = createSecretBox([old]);
  const sealed = box.seal('Grüße, 秘密', PLACE);

  it('opens only in its place', () => {
    expect(box.open(sealed, PLACE)).toBe('Grüße, 秘密');
    expect(box.open(box.seal('', PLACE), PLACE)).toBe('');
  });

  it('does not contain the text and is never the same twice', () => {
    expect(sealed).not.toContain('Grüße');
    expect(box.seal('Grüße, 秘密', PLACE)).not.toBe(sealed);
  });

  it.each([
    ['at another place', sealed, 'calendar_settings.api_key:8'],
    [
      'with a changed byte',
      sealed.replace(/.{8}$/, (end) => (end[0] === 'A' ? 'B' : 'A') + end.slice(1)),
      PLACE,
    ],
    ['cut short', sealed.slice(0, -8), PLACE],
    ['with another text of the same bytes', `${sealed}=`, PLACE],
    ['without a tag', sealed.split('.').slice(0, 3).join('.'), PLACE],
    ['that was never sealed', 'secret', PLACE],
    ['under another name of the key', sealed.replace('2030', '2031'), PLACE],
  ])('does not open %s', (_what, value, place) => {
    expect(() => createSecretBox([old, recent]).open(value, place)).toThrow();
  });
});

describe('a new key before the old one', () => {
  const before = createSecretBox([old]);
  const sealed = before.seal('secret', PLACE);
  const after = createSecretBox([recent, old]);

  it('opens values sealed with the old key, and reports them as stale', () => {
    expect(after.open(sealed, PLACE)).toBe('secret');
    expect([before.isStale(sealed), after.isStale(sealed)]).toEqual([false, true]);
  });

  it('seals with the new key', () => {
    const resealed = after.seal(after.open(sealed, PLACE), PLACE);
    expect(after.isStale(resealed)).toBe(false);
    expect(() => before.open(resealed, PLACE)).toThrow('2031');
  });
});

describe('a derived secret', () => {
  const [first] = createSecretBox([old]).derive('links:1');

  it('is deterministic, and differs by place and key', () => {
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(createSecretBox([old]).derive('links:1')).toEqual([first]);
    expect(createSecretBox([old]).derive('links:2')).not.toContain(first);
    expect(createSecretBox([recent]).derive('links:1')).not.toContain(first);
  });

  it('is still derivable after a new key is added', () => {
    expect(createSecretBox([recent, old]).derive('links:1')[1]).toBe(first);
  });
});
