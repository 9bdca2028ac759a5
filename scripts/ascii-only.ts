import type { Plugin } from 'vite';

/**
 * Writes the scripts that the server runs in ASCII: V8 takes two bytes for each character of a script that has another
 * one.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replaceAll(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    },
  };
}
