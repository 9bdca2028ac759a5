type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;

type MemberOf<Each, Name extends string> = Each extends { [Key in Name]: infer Member }
  ? Member
  : never;

/** The merged entries that all features have under one member, each with its own type. */
type Collected<Features, Name extends string> = Intersection<
  MemberOf<Features[keyof Features], Name>
>;

/**
 * Merges the entries that features have under one member, such as all `routers`, into one record. The return type lists
 * every entry, so that clients can infer from it. Throws if two features have an entry of the same name.
 */
export function collect<Features extends object, Name extends string>(
  features: Features,
  name: Name,
): Collected<Features, Name> {
  const entries = Object.values(features).flatMap((feature: Record<string, object | undefined>) =>
    Object.entries(feature[name] ?? {}),
  );
  const collected = Object.fromEntries(entries);
  if (Object.keys(collected).length < entries.length) {
    throw new Error(`Two features have ${name} of the same name`);
  }
  return collected as Collected<Features, Name>;
}
