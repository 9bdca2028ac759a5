import type { SanitizeArticle } from './sanitize-article.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    sanitizeArticle: SanitizeArticle;
  }
}
