import type { z } from 'zod';
import type { AttorneySettings } from '../../../src/features/firm/attorneys/schema.ts';
import type { HostSettings } from '../../../src/features/scheduling/hosts/schema.ts';
import { FIRM_HOST } from '../../../src/features/scheduling/rules.ts';
import type { HostOverview } from '../../../src/features/team/schema.ts';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import { FIRM_SLUG } from './member-search.ts';

/** A consultation type with all its settings. */
export type TypeSettings = z.output<
  typeof import('../../../src/features/scheduling/consultation-types/schema.ts').typeSettingsSchema
>;

type AvailabilitySettings = z.output<
  typeof import('../../../src/features/scheduling/admin-schema.ts').availabilitySettingsSchema
>;

/** A member of the team, who is or can become a host: an attorney, or (if `attorney` is null) the firm as a whole. */
export type Member = {
  slug: string;
  name: string;
  attorney: AttorneySettings | null;
  /** Undefined for an attorney who has never taken consultations. */
  host: HostSettings | undefined;
  /** The label of their usual office; undefined if the firm has only one. */
  office: string | undefined;
  overview: HostOverview | undefined;
};

/**
 * The firm and all attorneys in order, combined to one query. Users who may not see the hours get the attorneys without
 * them.
 */
export function useTeam() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const attorneys = trpc.attorneys.list.useQuery();
  const seesHours = useCan()('availability.read');
  const settings = trpc.availability.settings.useQuery(undefined, { enabled: seesHours });
  const overview = trpc.hosts.overview.useQuery();
  const queries = seesHours ? [attorneys, settings, overview] : [attorneys, overview];
  const failed = queries.find(({ isError }) => isError);
  const data =
    attorneys.data && overview.data && (settings.data || !seesHours)
      ? teamOf(firm.name, attorneys.data, settings.data, overview.data)
      : undefined;
  return {
    data,
    types: settings.data?.types ?? [],
    error: failed?.error ?? null,
    isError: failed !== undefined,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}

function teamOf(
  firmName: string,
  attorneys: readonly AttorneySettings[],
  settings: Pick<AvailabilitySettings, 'hosts' | 'offices'> | undefined,
  overviews: readonly HostOverview[],
): Member[] {
  const { hosts, offices = [] } = settings ?? {};
  const withHost = (host: HostSettings | undefined) => ({
    host,
    office: offices.length > 1 ? offices.find(({ key }) => key === host?.office)?.label : undefined,
    overview: overviews.find(({ number }) => number === host?.number),
  });
  const firm = hosts?.find(({ number }) => number === FIRM_HOST);
  return [
    ...(hosts ? [{ slug: FIRM_SLUG, name: firmName, attorney: null, ...withHost(firm) }] : []),
    ...attorneys.map((attorney) => ({
      slug: attorney.slug,
      name: attorney.name,
      attorney,
      ...withHost(hosts?.find(({ slug }) => slug === attorney.slug)),
    })),
  ];
}

/** Refetches all queries that show the team, its hours and its appointments. */
export function useRefreshTeam() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.attorneys.invalidate(),
      utils.availability.invalidate(),
      utils.hosts.invalidate(),
      utils.appointments.invalidate(),
      utils.firm.invalidate(),
      utils.site.layout.invalidate(),
      utils.translations.ofOriginal.invalidate(),
    ]);
}
