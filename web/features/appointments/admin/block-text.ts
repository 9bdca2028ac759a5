/** The label of a blocked time: `Blocked: Court`, or for one attorney `Blocked for Maren Castellane: Court`. */
export function blockText(reason: string | null, name: string | undefined): string {
  const what = name ? `Blocked for ${name}` : 'Blocked';
  return reason ? `${what}: ${reason}` : what;
}
