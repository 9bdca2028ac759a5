/** An answer of the payment company. */
export type Answer = {
  status: number;
  body: object | string;
  headers?: Record<string, string>;
};

export const refusal = (status: number, error: Record<string, unknown>): Answer => ({
  status,
  body: { error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', ...error } },
});

export const missing = (what: string, id: string): Answer =>
  refusal(404, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param: 'id' });

export const list = (data: readonly object[]): Answer => ({
  status: 200,
  body: { object: 'list', data: data.slice(0, 1), has_more: data.length > 1, url: '/v1' },
});

export const metadataOf = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
