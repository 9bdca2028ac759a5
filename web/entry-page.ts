import { improveBars } from './features/quick-exit/improve-bars.ts';
import { loadClientOnDemand } from './page-script/client-on-demand.ts';
import { hideDock } from './page-script/hide-dock.ts';
import { keepQuery } from './page-script/keep-query.ts';
import { offerLanguage } from './page-script/offer-language.ts';
import { prefetchOnIntent } from './page-script/prefetch-on-intent.ts';
import { reportUnseenViews } from './page-script/report-unseen-views.ts';

/** The small script of every public page, which runs before React is loaded and independently of it. */
loadClientOnDemand();
hideDock();
prefetchOnIntent();
reportUnseenViews();
improveBars();
keepQuery();
offerLanguage();
