/** The first part of addresses in one language, by key. */
export type Paths = Readonly<Record<string, string>>;

const FIRST_PART = /^\/([^/?#]*)/;

/** `/schedule?x=1` as `/es/reservar?x=1`: the address of a page in a language with this prefix. */
export function addressIn(prefix: string, address: string, from: Paths, to: Paths): string {
  const moved = replaceFirstPart(address, from, to);
  return /^\/(?=[?#]|$)/.test(moved) ? `/${prefix}${moved.slice(1)}` : `/${prefix}${moved}`;
}

/** `/es/reservar?x=1` as `/schedule?x=1`; undefined for an address without this prefix. */
export function withoutPrefix(
  prefix: string,
  address: string,
  from: Paths,
  to: Paths,
): string | undefined {
  const rest = address.slice(prefix.length + 1);
  if (!address.startsWith(`/${prefix}`) || !/^([/?#]|$)/.test(rest)) return undefined;
  return replaceFirstPart(rest.startsWith('/') ? rest : `/${rest}`, from, to);
}

function replaceFirstPart(address: string, from: Paths, to: Paths): string {
  const [whole = '', part = ''] = FIRST_PART.exec(address) ?? [];
  const key = part && Object.keys(from).find((each) => from[each] === part);
  const other = key ? to[key] : undefined;
  return other ? `/${other}${address.slice(whole.length)}` : address;
}
