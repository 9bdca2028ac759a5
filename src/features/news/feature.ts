import { called } from '../../platform/audit/sentences.ts';
import type { DatabaseGauge } from '../../platform/metrics/database-gauge.ts';
import { newsRouter } from './router.ts';
import { countFailingSources } from './sources/queries.ts';
import { newsSourcesRouter } from './sources/router.ts';
import { startNewsWorkers } from './sources/workers.ts';
import { newsTables } from './tables.ts';

const newsMetrics: readonly DatabaseGauge[] = [
  {
    name: 'news_sources_failing',
    help: 'Active news sources whose last fetch failed.',
    read: ({ db }) => countFailingSources(db),
  },
];

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const newsFeature = {
  routers: { news: newsRouter, newsSources: newsSourcesRouter },
  metrics: newsMetrics,
  startWorkers: startNewsWorkers,
  tables: newsTables,
  actions: { external_article: called('news article'), blog_source: called('blog source') },
};
