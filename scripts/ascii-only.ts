import type { Plugin } from 'vite';

/**
 * Escapes non-ASCII characters in the scripts that the server runs: V8 stores two bytes per character for a script that
 * contains any.
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
