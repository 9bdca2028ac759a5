import { Group, Table } from '@mantine/core';
import type { Agreement } from '../../../../src/features/agreements/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import { languageName, StateBadge } from './state-badge.tsx';
import { useAgreementActs } from './use-agreement-acts.ts';

/** What an agreement is, and its files. */
export function Facts({ agreement }: { agreement: Agreement }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { download } = useAgreementActs(agreement);
  const moment = (at: string) => formatMoment(at, firm.zone, firm.formats.locale);
  const { language, negotiatedLanguage, isTranslationOwed, translationTakenAt } = agreement;
  const facts = (
    [
      ['Client', `${agreement.clientName}, ${agreement.clientEmail}`],
      ['Attorney', agreement.attorney],
      ['Template', `${agreement.name}, version ${agreement.templateNumber}`],
      ['Signed in', languageName(language)],
      ['Negotiated in', languageName(negotiatedLanguage)],
      [
        'Translation',
        isTranslationOwed && !translationTakenAt
          ? 'The client has to have it before they sign'
          : translationTakenAt && `The client has had it since ${moment(translationTakenAt)}`,
      ],
      ['Sign until', agreement.expiresAt && !agreement.signedAt && moment(agreement.expiresAt)],
      ['Reminded', agreement.remindedAt && moment(agreement.remindedAt)],
    ] as const
  ).filter(([, value]) => value);
  return (
    <section className={rows.box} aria-label="Facts">
      <div className={rows.head}>
        <h2>Facts</h2>
        <StateBadge state={agreement.state} />
      </div>
      <div className={rows.body}>
        <Table variant="vertical" layout="auto">
          <Table.Tbody>
            {facts.map(([label, value]) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Group mt="1rem" gap="0.5rem">
          {agreement.pdfHash && (
            <Button size="sm" onClick={() => void download('pdf')}>
              Signed PDF
            </Button>
          )}
          {agreement.documentHash && (
            <Button size="sm" onClick={() => void download('document')}>
              Text (HTML)
            </Button>
          )}
          {agreement.translationHash && (
            <Button size="sm" onClick={() => void download('translation')}>
              Translation (HTML)
            </Button>
          )}
          <Button size="sm" onClick={() => void download('evidence')}>
            Evidence file
          </Button>
        </Group>
      </div>
    </section>
  );
}
