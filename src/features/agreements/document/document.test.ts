import { describe, expect, it } from 'vitest';
import { agreementPdf, type PdfContent } from './agreement-pdf.ts';
import { type Block, composeDocument } from './blocks.ts';
import { documentHtml, readDocument } from './document-html.ts';
import { findMissingCharacters, readDocumentFonts } from './fonts.ts';

const CONTENT = {
  languages: ['en', 'es'],
  titles: { en: 'Agreement with {{client.name}}', es: 'Contrato con {{client.name}}' },
  prevails: { en: 'The English text counts.', es: 'Vale el texto en inglés.' },
  fields: [{ key: 'fee.hourly', label: 'Hourly rate', kind: 'money' as const }],
  clauses: [
    {
      id: 'work',
      isOptional: false,
      texts: {
        en: { heading: 'What we do', text: 'First line\nof a paragraph.\n\n- one\n- two\n\nEnd.' },
        es: { heading: 'Lo que hacemos', text: 'Texto.' },
      },
    },
    {
      id: 'deposit',
      isOptional: true,
      texts: { en: { heading: 'Deposit', text: 'D' }, es: { heading: 'Depósito', text: 'D' } },
    },
    {
      id: 'fee',
      isOptional: false,
      texts: {
        en: { heading: 'Fee', text: '{{ fee.hourly }} an hour' },
        es: { heading: 'Honorarios', text: '{{fee.hourly}} por hora' },
      },
    },
  ],
};
const filling = (over = {}) => ({
  language: 'en',
  chosen: [],
  values: { 'client.name': 'Dana <b>Whitfield</b>\n\n- "x" & y', 'fee.hourly': '$350' },
  ...over,
});

describe('a document', () => {
  it('has numbered clauses without those not chosen, paragraphs, lists and filled fields', () => {
    expect(composeDocument(CONTENT, filling()).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'title Agreement with Dana <b>Whitfield</b> - "x" & y',
      'text The English text counts.',
      'heading 1. What we do',
      'text First line of a paragraph.',
      'item one',
      'item two',
      'text End.',
      'heading 2. Fee',
      'text $350 an hour',
    ]);
    expect(
      composeDocument(CONTENT, filling({ language: 'es', chosen: ['deposit'] }))
        .filter(({ kind }) => kind === 'heading')
        .map(({ text }) => text),
    ).toEqual(['1. Lo que hacemos', '2. Depósito', '3. Honorarios']);
  });

  it('is read back from its bytes as it was written, and refers to nothing outside', async () => {
    const fonts = await readDocumentFonts();
    const blocks = composeDocument(CONTENT, filling());
    const document = documentHtml(blocks, { language: 'en', fonts });
    expect(readDocument(document)).toEqual(blocks);
    const withoutFonts = document.replace(/url\(data:font\/ttf;base64,[\w+/=]+\)/g, '');
    expect(withoutFonts.length).toBeLessThan(3_000);
    expect(withoutFonts).not.toMatch(/https?:|\/\/[a-z]|url\(|<script|<link|<img/i);
    expect(document === documentHtml(blocks, { language: 'en', fonts })).toBe(true);
  });

  it.each(['<h2>', '&amp;', '</main>', '&lt;p&gt;', '\n</main>\n', `"'`])(
    'keeps the text %j',
    async (text) => {
      const fonts = await readDocumentFonts();
      const blocks: Block[] = [
        { kind: 'title', text },
        { kind: 'item', text },
        { kind: 'text', text: `a ${text} b` },
      ];
      expect(readDocument(documentHtml(blocks, { language: 'en', fonts }))).toEqual(blocks);
    },
  );

  it('names the characters that its fonts do not have', async () => {
    expect(await findMissingCharacters(['Nguyễn Thị Ánh', 'Łódź, ¿qué? “x” – €'])).toEqual([]);
    expect(await findMissingCharacters(['Dana 王', 'المحامي 王'])).toContain('王');
  });
});

describe('the PDF', () => {
  const content: PdfContent = {
    language: 'en',
    blocks: composeDocument(CONTENT, filling()),
    signatures: [
      { label: 'Client', name: 'Dana Whitfield', drawn: null, when: 'Mar 10, 2031' },
      { label: 'Attorney', name: 'Rosa', drawn: 'M10 10L50 60L90 20', when: 'Mar 11, 2031' },
    ],
    translation: {
      language: 'es',
      heading: 'Translation',
      blocks: composeDocument(CONTENT, filling({ language: 'es' })),
    },
    evidence: { heading: 'Evidence', lead: 'What happened.', rows: [['Signed', 'Mar 10']] },
    author: 'Firm',
    pageSize: 'LETTER',
    at: new Date('2031-03-11T16:00:00Z'),
  };

  it('is tagged, names its language and title, and has its fonts inside', async () => {
    const pdf = (await agreementPdf(content, await readDocumentFonts())).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toContain('/Lang (en)');
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(2);
    expect(pdf).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  it('has the same bytes for the same content, and others for another', async () => {
    const fonts = await readDocumentFonts();
    const first = await agreementPdf(content, fonts);
    expect(first.equals(await agreementPdf(content, fonts))).toBe(true);
    expect(first.equals(await agreementPdf({ ...content, author: 'Other' }, fonts))).toBe(false);
  });
});
