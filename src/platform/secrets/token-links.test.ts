import { expect, it } from 'vitest';
import { hashOfToken } from './hash-of-token.ts';
import { createSecretBox } from './secret-box.ts';
import { tokenLinks } from './token-links.ts';

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const [OLD, NEW] = [key('old', 1), key('new', 2)];
const LINKS = tokenLinks('cases', '/case');
const { token, ...link } = LINKS.create(createSecretBox([OLD]));

it('stores only the hash of a token, from which nobody can make the link', () => {
  expect(link).toEqual({ id: link.id, tokenHash: hashOfToken(token) });
  expect(tokenLinks('others', '/case').pathOf(createSecretBox([OLD]), link)).toBeUndefined();
});

it('keeps a link when the key is replaced, until the former one is removed', () => {
  expect(LINKS.pathOf(createSecretBox([NEW, OLD]), link)).toBe(`/case/${token}`);
  expect(LINKS.pathOf(createSecretBox([NEW]), link)).toBeUndefined();
  expect(LINKS.create(createSecretBox([NEW, OLD]), link.id).token).not.toBe(token);
});

it('has no path before the link is made', () => {
  expect(LINKS.pathOf(createSecretBox([OLD]), { id: link.id, tokenHash: null })).toBeUndefined();
});

it('has the address of the page in the language of the firm’s profile', () => {
  const links = tokenLinks('appointments', '/appointment');
  const site = { secrets: createSecretBox([OLD]), publicUrl: 'https://firm.example' };
  const made = links.create(site.secrets);
  const firm = { formats: { language: 'es' } };
  expect(links.urlOf({ ...site, firm }, made)).toBe(`https://firm.example/es/cita/${made.token}`);
});
