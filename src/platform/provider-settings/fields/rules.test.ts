import { describe, expect, it } from 'vitest';
import {
  type ConfigField,
  isBlank,
  messagesByKey,
  readSettings,
  shownText,
  typedSetting,
  unknownKeys,
  withoutKey,
} from './rules.ts';

const field = (kind: ConfigField['kind'], key = 'port'): ConfigField => ({
  key,
  kind,
  label: 'Port',
  help: '',
});

it.each([
  ['', {}],
  [' \n', {}],
  ['{"a": 1}', { a: 1 }],
  ['[1]', undefined],
  ['null', undefined],
  ['{"a"', undefined],
])('reads %j', (text, settings) => {
  expect(readSettings(text)).toEqual(settings);
});

it.each([
  ['number', '587', 587],
  ['number', ' 587 ', 587],
  ['number', '', ''],
  ['number', '58x', '58x'],
  ['number', '9'.repeat(20), '9'.repeat(20)],
  ['text', '587', '587'],
] as const)('stores what is typed into a %s field, %j, as %j', (kind, text, value) => {
  expect(typedSetting(field(kind), text)).toBe(value);
});

it.each([
  [undefined, ''],
  [null, ''],
  ['text', 'text'],
  [587, '587'],
  [{ a: 1 }, '{"a":1}'],
])('shows %j as %j', (value, text) => {
  expect(shownText(value)).toBe(text);
});

it('is blank while no text is filled in', () => {
  expect(['', '{"host":" ","port":587}', '{"host":"a"}', '{"host'].map(isBlank)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('names keys without a field', () => {
  expect(unknownKeys({ port: 1, url: 'x' }, [field('number')])).toEqual(['url']);
});

describe('joined messages', () => {
  const JOINED =
    'host: Must be the name of a server, without smtp:// and port. port: Required. from: Required';

  it('are split by the settings that they name', () => {
    expect(messagesByKey(JOINED, ['host', 'port', 'from'])).toEqual({
      host: 'Must be the name of a server, without smtp:// and port',
      port: 'Required',
      from: 'Required',
    });
  });

  it('that name no setting are kept whole', () => {
    const mistake = 'Line 3, column 1: this is not valid JSON. A value is expected here.';
    expect(messagesByKey(mistake, ['host'])).toEqual({ '': mistake });
    expect(messagesByKey(mistake, [])).toEqual({ '': mistake });
    expect(messagesByKey(undefined, ['host'])).toEqual({});
  });

  it('keep two messages of one setting', () => {
    expect(messagesByKey('host: Too long. host: Bad', ['host'])).toEqual({ host: 'Too long. Bad' });
  });

  it('lose those of the setting that is edited', () => {
    const messages = messagesByKey(JOINED, ['host', 'port', 'from']);
    expect(withoutKey(messages, 'host')).toBe('port: Required. from: Required');
    expect(withoutKey({ host: 'Required' }, 'host')).toBeUndefined();
  });
});
