import { postJson } from './booking-requests.ts';

/** Calls a tool for AI assistants and returns its result. */
export async function requestTool(siteUrl: string, name: string, input: object) {
  const response = await postJson(
    `${siteUrl}/mcp`,
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
    { 'mcp-protocol-version': '2025-11-25' },
  );
  return (await response.json()).result;
}

/** Calls a tool for AI assistants and returns its structured result. */
export const callTool = async (siteUrl: string, name: string, input: object) =>
  (await requestTool(siteUrl, name, input)).structuredContent;
