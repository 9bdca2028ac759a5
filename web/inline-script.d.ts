/** A module and what it imports, as the text of one classic script: see `inlineScripts` in vite.config.ts. */
declare module '*?inline-script' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the form of Vite's own imports of text
  export default text;
}
