type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

/** Sets the source of access tokens. Public pages have no source, and do not load its code. */
export function setAccessTokenSource(next: TokenSource): void {
  source = next;
}

/** The `Authorization` header; empty for visitors who are not signed in. */
export async function authorization(): Promise<{ authorization?: string }> {
  const token = await source();
  return token ? { authorization: `Bearer ${token}` } : {};
}
