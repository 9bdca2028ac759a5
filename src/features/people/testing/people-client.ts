import { postJson } from '../../../testing/booking-requests.ts';
import { bearer, staffToken } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Client for the procedures of people: of the first account, which needs `STAFF_ENV`, or with another token. */
export async function peopleClient(app: TestApp, accessToken?: string) {
  const token = bearer(accessToken ?? (await staffToken(app)));
  const resultOf = async (response: Response) => {
    const { result, error } = await response.json();
    return { status: response.status, data: result?.data, error: error?.data };
  };
  return {
    read: async (procedure: 'list' | 'choices' | 'get' | 'timeline' | 'ofRecord', input: object) =>
      resultOf(
        await fetch(
          `${app.url}/trpc/people.${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
          { headers: token },
        ),
      ),
    write: async (
      procedure: 'update' | 'join' | 'separate' | 'addNote' | 'changeNote' | 'removeNote',
      input: object,
    ) => resultOf(await postJson(`${app.url}/trpc/people.${procedure}`, input, token)),
  };
}
