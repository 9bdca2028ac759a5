/** Who comes first for the practice area of a booking. Pure. */

/** Somebody who takes consultations; the firm as a whole works on no practice area of its own. */
type Host = { slug: string | null; practiceAreas: readonly string[] };

/** What a booking is about: its practice area, as soon as it is known, and the practice areas of its type. */
export type Matter = { area?: string | null | undefined; typeAreas?: readonly string[] };

const OTHERS = 2;

const worksOnOne = ({ practiceAreas }: Host, areas: readonly string[]) =>
  practiceAreas.some((area) => areas.includes(area));

/**
 * The rank of each of `hosts` for a matter: 0 for who works on its practice area, 1 for the firm as a whole, 2 for the
 * others. If nobody works on the area, the areas of the type count instead; if nobody works on these, all are equal.
 */
export function rankFor(hosts: readonly Host[], { area, typeAreas = [] }: Matter) {
  const areas = [area ? [area] : [], typeAreas].find((candidates) =>
    hosts.some((host) => worksOnOne(host, candidates)),
  );
  return (host: Host): number => {
    if (!areas || worksOnOne(host, areas)) return 0;
    return host.slug === null ? 1 : OTHERS;
  };
}

/** These people, first those who work on the practice area; otherwise in the given order. */
export function areaFirst<Person extends Host>(
  people: readonly Person[],
  matter: Matter,
): Person[] {
  const rankOf = rankFor(people, matter);
  return [...people].sort((a, b) => rankOf(a) - rankOf(b));
}

/** Whether an attorney does not work on the practice area of an appointment, although another one of `hosts` does. */
export const isOutsideArea = (hosts: readonly Host[], host: Host | undefined, area: string) =>
  host !== undefined && rankFor(hosts, { area })(host) === OTHERS;
