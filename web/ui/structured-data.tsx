/** Structured data of a page (JSON-LD) for search engines, escaped so that it cannot close the script element. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON is escaped, so it cannot close the script element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
