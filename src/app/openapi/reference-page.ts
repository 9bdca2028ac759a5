import { markedTextsHtml } from '../../platform/languages/marked-html.ts';
import type { MarkedText } from '../../platform/languages/marked-text-rules.ts';
import { type Html, html } from '../../platform/text/html.ts';
import { API_NOTES } from './notes.ts';

type Schema = { description?: string; [key: string]: unknown };
type Body = {
  description?: string;
  content?: Record<string, { schema?: Schema; example?: unknown }>;
};
type Operation = {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: Body;
  responses?: Record<string, Body | { $ref: string }>;
};

/** Renders the OpenAPI document as one HTML page without scripts; `imprint` says who is responsible for the site. */
export function apiReferencePage(document: object, imprint: readonly MarkedText[]): string {
  const { info, paths, components } = document as {
    info: { title: string };
    paths: Record<string, Record<string, Operation>>;
    components: { responses: Record<string, Body> };
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      call(method, path, operation, components.responses),
    ),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<style>
body{margin:0 auto;max-width:56rem;padding:2rem 1.25rem 6rem;font:1rem/1.6 system-ui,sans-serif;color:#132237;background:#fafcfd}
h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.2}
h2{margin:3rem 0 .25rem;padding-top:1rem;border-top:1px solid #d8e0e9;font-size:1.25rem}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{background:#f0f5fa;padding:1rem;border-radius:.5rem;overflow:auto}
.method{display:inline-block;min-width:3.5rem;font-weight:600;color:#244c80}
summary{cursor:pointer;font-weight:600;padding:.5rem 0}
p{margin:.25rem 0 1rem}
</style>
</head>
<body>
<h1>${info.title} API</h1>
<p>The same, for programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${API_NOTES.map(({ id, title, text }) => html`<h2 id="${id}">${title}</h2><p>${text}</p>`)}
${calls}
<footer><p>${markedTextsHtml(imprint)}</p></footer>
</body>
</html>`.toString();
}

function call(
  method: string,
  path: string,
  operation: Operation,
  errors: Record<string, Body>,
): Html {
  return html`<h2><code><span class="method">${method.toUpperCase()}</span> ${path}</code></h2>
<p><b>${operation.summary ?? ''}</b><br>${operation.description ?? ''}</p>
${operation.parameters?.length ? section('Parameters', operation.parameters) : ''}
${operation.requestBody ? bodySections('Body', operation.requestBody) : ''}
${Object.entries(operation.responses ?? {}).map(([status, response]) =>
  bodySections(
    `Answer ${status}`,
    '$ref' in response ? (errors[`Error${status}`] ?? {}) : response,
  ),
)}`;
}

function bodySections(title: string, { description, content = {} }: Body): Html {
  const [[type, { schema, example }] = ['', {}] as const] = Object.entries(content);
  const isJson = type === 'application/json';
  return html`${section(title, isJson ? schema : [description, type].filter(Boolean).join(': '))}
${example === undefined ? '' : section(`Example of ${title.toLowerCase()}`, example)}`;
}

function section(title: string, content: unknown): Html {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  return html`<details><summary>${title}</summary><pre>${text}</pre></details>`;
}
