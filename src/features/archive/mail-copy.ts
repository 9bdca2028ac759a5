import { html } from '../../platform/text/html.ts';
import type { Mail } from '../email/mail.ts';

/** What the archive keeps of a mail: its HTML, with the subject as the title of the document. */
export const mailCopy = ({ subject, html: document }: Pick<Mail, 'subject' | 'html'>): string =>
  document.replace(/<title>[^<]*<\/title>/, () => html`<title>${subject}</title>`.toString());
