type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

/** Tells where access tokens come from. Pages for visitors have none, and none of the code for them. */
export function setAccessTokenSource(next: TokenSource): void {
  source = next;
}

/** The header that says who calls; empty for nobody. */
export async function authorization(): Promise<{ authorization?: string }> {
  const token = await source();
  return token ? { authorization: `Bearer ${token}` } : {};
}
