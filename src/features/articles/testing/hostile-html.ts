import { addresses } from './hostile-html/addresses.ts';
import { documents } from './hostile-html/documents.ts';
import { embeds } from './hostile-html/embeds.ts';
import { foreignContent } from './hostile-html/foreign-content.ts';
import { handlers } from './hostile-html/handlers.ts';
import type { HostileVector } from './hostile-html/hostile-vector.ts';
import { mutations } from './hostile-html/mutations.ts';
import { scriptElements } from './hostile-html/script-elements.ts';
import { tokens } from './hostile-html/tokens.ts';

/**
 * HTML that authors must not be able to run in a visitor's browser, by class of attack. The classes are those of
 * DOMPurify's own suite (github.com/cure53/DOMPurify, test/fixtures/expect.mjs); the vectors are our own.
 */
export const HOSTILE_HTML: Readonly<Record<string, readonly HostileVector[]>> = {
  handlers,
  'script elements': scriptElements,
  addresses,
  embeds,
  'foreign content': foreignContent,
  mutations,
  documents,
  tokens,
};
