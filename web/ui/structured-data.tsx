/** What a part of a page says, for search engines (JSON-LD). Nothing in it can end the element. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a way out of its element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
