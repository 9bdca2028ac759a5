import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressInLanguage, type Language } from '../../../../messages/messages.ts';
import type { ContentCache } from '../../../platform/cache/content-cache.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { listPublishedLanguages } from '../../../platform/languages/published-queries.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { withAbsolutePictures } from '../../articles/article-pictures.ts';
import { listFeedArticles } from '../../articles/get-article.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { findSiteLook } from '../../look/site-look.ts';
import { hexOfVariable } from '../../themes/contrast/rules.ts';
import { findActiveTheme } from '../../themes/queries.ts';
import { shownTheme } from '../../themes/shown-theme.ts';
import { readVariables } from '../../themes/variables/rules.ts';
import { readPageAddresses } from '../page-addresses.ts';
import { atomFeed, type FeedSource, jsonFeed, rssFeed } from './feeds.ts';
import { webManifest } from './manifest.ts';
import { listPublicPaths } from './public-paths.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const IN_A_FEED = 20;
const MOST_IN_SITEMAP = 5_000;
const MAX_AGE_SECONDS = 300;

const DESCRIBES_FIRM = { config: { describesFirm: true } };

/** Files for robots and feed readers: robots.txt, sitemap.xml, the manifest, and the blog as RSS, Atom and JSON. */
export async function discoveryFiles(
  app: FastifyInstance,
  deps: Pick<Context, 'db' | 'now' | 'publicUrl' | 'sanitizeArticle'> & {
    contentCache: ContentCache;
  },
): Promise<void> {
  const { db, now, publicUrl, contentCache } = deps;

  const send = (reply: FastifyReply, type: string, body: string) =>
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .send(body);

  const feedSource = async (request: FastifyRequest): Promise<FeedSource> => {
    const language = languageOf(request);
    const [{ name, formats }, articles] = await Promise.all([
      getFirmProfile(db, language),
      listFeedArticles({ ...deps, language }, IN_A_FEED),
    ]);
    return {
      firmName: name,
      publicUrl,
      language,
      locale: formats.locale,
      articles: articles.map((article) => ({
        ...article,
        content: withAbsolutePictures(article.content, publicUrl),
      })),
    };
  };

  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', robotsTxt(publicUrl)));

  app.get('/manifest.webmanifest', DESCRIBES_FIRM, async (request, reply) =>
    send(
      reply,
      'application/manifest+json',
      JSON.stringify(webManifest(await manifestFacts(db, languageOf(request)))),
    ),
  );

  const sitemap = async () => {
    const languages = await listPublishedLanguages(db);
    const paths = await listPublicPaths(db, now(), MOST_IN_SITEMAP);
    const { of } = await readPageAddresses(db, languages);
    return sitemapXml(publicUrl, paths, languages, of);
  };

  // Cached: with 5,000 articles it takes 60 ms to build, and robots request it often.
  app.get('/sitemap.xml', DESCRIBES_FIRM, async (_request, reply) =>
    send(reply, 'application/xml', await contentCache.answer('sitemap.xml', sitemap)),
  );

  app.get('/blog/rss.xml', DESCRIBES_FIRM, async (request, reply) =>
    send(reply, 'application/rss+xml', rssFeed(await feedSource(request))),
  );
  app.get('/blog/atom.xml', DESCRIBES_FIRM, async (request, reply) =>
    send(reply, 'application/atom+xml', atomFeed(await feedSource(request))),
  );
  app.get('/blog/feed.json', DESCRIBES_FIRM, async (request, reply) =>
    send(reply, 'application/feed+json', JSON.stringify(jsonFeed(await feedSource(request)))),
  );
}

async function manifestFacts(db: Context['db'], language: Language) {
  const [{ name, formats }, active] = await Promise.all([
    getFirmProfile(db, language),
    findActiveTheme(db),
  ]);
  const theme = shownTheme(active);
  const { look } = await findSiteLook(db, { theme, firmName: name });
  const { variables } = readVariables(theme ?? '{}');
  return {
    name,
    paper: hexOfVariable(variables, '--background'),
    icons: look?.icons ?? '',
    locale: formats.locale,
    startUrl: addressInLanguage(language, '/'),
  };
}
