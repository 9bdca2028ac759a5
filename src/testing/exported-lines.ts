import { bearer, staffToken } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The lines of a CSV file exported by a documented call, including the header line. */
export async function exportedLines(app: TestApp, path: string, filter: object): Promise<string[]> {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { ...bearer(await staffToken(app)), 'content-type': 'application/json' },
    body: JSON.stringify(filter),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.text()).trimEnd().split('\r\n');
}
