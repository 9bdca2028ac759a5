import { expect, it } from 'vitest';
import type { z } from 'zod';
import {
  emailText,
  emailWithError,
  optionalLine,
  optionalText,
  requiredText,
  requiredTextBlock,
} from './text-schema.ts';

const wordsOn = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  ['an address', emailText],
  ['a line', requiredText(10).refine((value) => value.startsWith('https:'), 'Must be an address')],
  ['a block', requiredTextBlock(10).refine((value) => value.startsWith('a'), 'Must begin with a')],
])('says of %s that is not there only that it is required', (_, schema) => {
  expect(wordsOn(schema, ' ')).toEqual(['Required']);
  expect(wordsOn(schema, 'x')).toHaveLength(1);
  expect(wordsOn(schema, 'x')).not.toEqual(['Required']);
});

it.each([
  ['half of a character at the end', 'a\ud83d'],
  ['half of a character in between', '\ude00a'],
  ['a null', 'a\u0000'],
])('refuses %s, which cannot be stored', (_, value) => {
  expect(wordsOn(requiredText(10), value)).toEqual(['Contains characters that cannot be stored']);
});

it('takes characters of two halves', () => {
  expect(requiredText(10).parse('\ud83d\ude00')).toBe('\ud83d\ude00');
});

it.each([requiredText, requiredTextBlock, optionalText, optionalLine])(
  'fields with the same limit share one schema',
  (schema) => {
    expect(schema(40)).toBe(schema(40));
    expect(schema(40)).not.toBe(schema(41));
  },
);

it.each([
  ['an override', 'Dana\u202egnihsihp', 'Danagnihsihp'],
  ['isolates and marks', '\u2066Dana\u2069 \u200eWhit\u200ffield\u061c', 'Dana Whitfield'],
  ['zero width spaces and soft hyphens', 'Da\u200bn\u2060a\u00ad\ufeff', 'Dana'],
])('removes %s from a line', (_, typed, stored) => {
  expect(requiredText(40).parse(typed)).toBe(stored);
  expect(optionalLine(40).parse(typed)).toBe(stored);
});

it.each([
  ['dana@example.com', 'dana@example.com'],
  ['Dana.B+x&y/z=#~!@Example.co.uk', 'Dana.B+x&y/z=#~!@Example.co.uk'],
  ["o'hara{1}|?^*$%@example.com", "o'hara{1}|?^*$%@example.com"],
  ['dana@xn--e1afmkfd.xn--p1ai', 'dana@xn--e1afmkfd.xn--p1ai'],
  ['dana@Müller.example', 'dana@xn--mller-kva.example'],
  ['dana@mu\u0308ller.example', 'dana@xn--mller-kva.example'],
  ['dana@пример.рф', 'dana@xn--e1afmkfd.xn--p1ai'],
  ['\ufeff da\u200bna\u00ad@\u202aexa\u200cmple.com\u200f \u00a0', 'dana@example.com'],
])('takes the address %j as %j', (typed, address) => {
  expect(emailText.parse(typed)).toBe(address);
  expect(emailWithError().parse(typed)).toBe(address);
});

it.each([
  'dana@',
  '@example.com',
  'dana@example',
  '.dana@example.com',
  'dana..b@example.com',
  'dana@example..com',
  'Dana <dana@example.com>',
  'dana@a@example.com',
  'dana b@example.com',
  'dana,b@example.com',
  '"dana"@example.com',
  'dana@müller.example/x',
  'dana@müller.example:25',
  'dana@xn--a.ü',
  'däna@example.com',
  `dana@${'ü.'.repeat(120)}example`,
])('does not take %j as an address', (typed) => {
  expect(wordsOn(emailText, typed)).toEqual(['Please enter a valid email address']);
});

it('removes overrides from optional text, but keeps its lines, marks and soft hyphens', () => {
  expect(optionalText(60).parse('Dana\u202egnihsihp\nO\u200bne\u2066')).toBe('Danagnihsihp\nOne');
  expect(optionalText(60).parse('\u200fשלום\u200e Nach\u00adname')).toBe(
    '\u200fשלום\u200e Nach\u00adname',
  );
  expect(optionalText(60).parse('\u202e\n\u200b')).toBeNull();
});

it('takes a line of nothing but invisible characters for an empty one', () => {
  expect(wordsOn(requiredText(10), '\u202e \u200b')).toEqual(['Required']);
  expect(optionalLine(10).parse('\u202e\u200b')).toBeNull();
});

it.each(['\u0639\u0644\u06cc\u200c\u0631\u0636\u0627', '\u0915\u094d\u200d\u0937', '👩‍⚖️'])(
  'keeps the joiners that %s needs',
  (name) => {
    expect(requiredText(40).parse(name)).toBe(name);
  },
);
