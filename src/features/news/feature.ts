import { called } from '../../platform/audit/sentences.ts';
import { newsMetrics } from './metrics.ts';
import { newsRouter } from './router.ts';
import { newsSourcesRouter } from './sources/router.ts';
import { startNewsWorkers } from './sources/workers.ts';
import { newsTables } from './tables.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const newsFeature = {
  routers: { news: newsRouter, newsSources: newsSourcesRouter },
  metrics: newsMetrics,
  startWorkers: startNewsWorkers,
  tables: newsTables,
  actions: { external_article: called('news article'), blog_source: called('blog source') },
};
