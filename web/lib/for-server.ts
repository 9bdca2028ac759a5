import type { Query } from '@tanstack/react-query';

/** Options of a query whose data is only used on the server and not sent to browsers. */
export const FOR_SERVER = { meta: { isForServer: true } };

/** Whether browsers need the data of a query. */
export const isForBrowser = ({ meta }: Pick<Query, 'meta'>): boolean => !meta?.isForServer;
