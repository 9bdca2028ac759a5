import type { HtmlToMarkdown } from './markdown/html-markdown.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    htmlToMarkdown: HtmlToMarkdown;
  }
}
