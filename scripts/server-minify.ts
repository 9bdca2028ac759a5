import type { Rolldown } from 'vite';

/**
 * How the scripts that the server runs are minified, because Node keeps their text in memory. Names of functions and
 * classes are preserved, for stack traces and for code that reads the name of a class.
 */
export const SERVER_MINIFY: Rolldown.MinifyOptions = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: { removeWhitespace: true },
};
