import { createCallerFactory, router } from '../platform/trpc/trpc.ts';
import { collect } from './collect.ts';
import { FEATURES } from './features.ts';

/** The routers of all features. */
export const appRouter = router(collect(FEATURES, 'routers'));

export type AppRouter = typeof appRouter;

/** Calls procedures in-process, with the same context and the same errors as over HTTP. */
export const createCaller = createCallerFactory(appRouter);
