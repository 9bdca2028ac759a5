import type { JsonBody } from './json-body.ts';
import { bearer, staffToken } from './people.ts';
import type { TestApp } from './test-app.ts';

type Answer = { status: number; body: JsonBody; headers: Headers };

export type StaffClient = {
  /** Makes a documented call as staff; `body` is sent as JSON. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  /** The latest entries of the audit log, newest first. */
  auditLog(limit?: number): Promise<
    {
      actor: string;
      action: string;
      entity: string;
      entityId: string | null;
      before: unknown;
      after: unknown;
    }[]
  >;
};

/** A staff client for the documented calls. The app must be started with `STAFF_ENV`. */
export async function staffClient(app: TestApp): Promise<StaffClient> {
  const token = await staffToken(app);
  return {
    async call(method, path, body) {
      const response = await fetch(app.url + path, {
        method,
        headers: {
          ...bearer(token),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: text === '' ? undefined : JSON.parse(text),
        headers: response.headers,
      };
    },
    auditLog: (limit = 1) =>
      app.deps.db
        .selectFrom('auditLog')
        .select(['actor', 'action', 'entity', 'entityId', 'before', 'after'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
  };
}
