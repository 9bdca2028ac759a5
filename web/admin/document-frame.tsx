/**
 * An HTML document in a frame without scripts. Each document has a frame of its own: one that loaded another document
 * would add a step to the history of the tab, and Back would only undo that step.
 */
export function DocumentFrame({
  html,
  sandbox = '',
  ...rest
}: {
  html: string;
  title: string;
  className: string | undefined;
  sandbox?: string;
}) {
  return <iframe key={html} sandbox={sandbox} srcDoc={html} {...rest} />;
}
