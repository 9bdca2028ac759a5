import type { TemplateContent } from '../content-schema.ts';
import { MARKS } from '../unfinished.ts';

type Preset = { name: string; content: TemplateContent };

type Texts = { heading: string; text: string };

const clause = (id: string, en: Texts, es: Texts, isOptional = false) => ({
  ...{ id, isOptional },
  texts: { en, es },
});

const PREVAILS = {
  en: `This agreement is signed in the language in which it is signed below. ${MARKS.whichCounts.en}`,
  es: `Este contrato se firma en el idioma en que se firma abajo. ${MARKS.whichCounts.es}`,
};

const CLIENT_DUTIES = clause(
  'client',
  {
    heading: 'What you do',
    text: 'You tell us the truth and all that matters. You tell us when your address, your telephone number or your situation changes. You answer within the dates that we name, and you come to the hearings that we tell you of.',
  },
  {
    heading: 'Lo que hace usted',
    text: 'Usted nos dice la verdad y todo lo que importa. Nos avisa cuando cambien su dirección, su teléfono o su situación. Responde en las fechas que le damos y asiste a las audiencias que le indicamos.',
  },
);

const ENDING = clause(
  'ending',
  {
    heading: 'How it ends',
    text: 'You may end this agreement at any time in writing. We may end it for good cause, and where a court has to agree, with its consent. When it ends, you get your file, and what is left of your deposit, after the work that was done has been paid.',
  },
  {
    heading: 'Cómo termina',
    text: 'Usted puede terminar este contrato en cualquier momento por escrito. Nosotros podemos terminarlo por causa justificada y, cuando un tribunal deba aprobarlo, con su consentimiento. Al terminar, usted recibe su expediente y lo que quede de su depósito, una vez pagado el trabajo realizado.',
  },
);

const NO_PROMISE = clause(
  'no-promise',
  {
    heading: 'No promise about the outcome',
    text: 'We do our work with care. Nobody can promise how a matter ends, and we have not promised it to you.',
  },
  {
    heading: 'Ninguna promesa sobre el resultado',
    text: 'Hacemos nuestro trabajo con cuidado. Nadie puede prometer cómo termina un asunto, y no se lo hemos prometido.',
  },
);

/** Sample templates. Firms get them as drafts; `MARKS` show what an attorney has to finish before they can be published. */
export const PRESETS: readonly Preset[] = [
  {
    name: 'Hourly fee agreement, family law (sample)',
    content: {
      languages: ['en', 'es'],
      titles: {
        en: 'Fee agreement between {{client.name}} and {{firm.name}}',
        es: 'Contrato de honorarios entre {{client.name}} y {{firm.name}}',
      },
      prevails: PREVAILS,
      fields: [
        { key: 'matter', label: 'The matter, in a few words', kind: 'text' },
        { key: 'fee.hourly', label: 'Hourly rate', kind: 'money' },
        { key: 'fee.deposit', label: 'Deposit', kind: 'money' },
      ],
      clauses: [
        clause(
          'work',
          {
            heading: 'What we do',
            text: `${MARKS.sample.en}\n\n{{firm.name}}, {{firm.address}}, works for {{client.name}} in this matter: {{matter}}. {{attorney.name}} is responsible for it. An appeal, and the enforcement of an order, need another agreement.`,
          },
          {
            heading: 'Lo que hacemos',
            text: `${MARKS.sample.es}\n\n{{firm.name}}, {{firm.address}}, trabaja para {{client.name}} en este asunto: {{matter}}. Responde de ello {{attorney.name}}. Una apelación, o la ejecución de una orden, necesitan otro contrato.`,
          },
        ),
        clause(
          'fee',
          {
            heading: 'What it costs',
            text: 'You pay {{fee.hourly}} for each hour of work. We count the time in tenths of an hour and send you a bill each month that says what was done, by whom and for how long.\n\nYou also pay what we spend for you:\n- fees of the court\n- costs of delivery and copies\n- experts, after we have asked you',
          },
          {
            heading: 'Cuánto cuesta',
            text: 'Usted paga {{fee.hourly}} por cada hora de trabajo. Contamos el tiempo en décimas de hora y le enviamos cada mes una factura que dice qué se hizo, quién lo hizo y cuánto duró.\n\nUsted paga también lo que gastamos por usted:\n- tasas del tribunal\n- gastos de notificación y copias\n- peritos, después de consultarle',
          },
        ),
        clause(
          'deposit',
          {
            heading: 'Your deposit',
            text: 'You pay a deposit of {{fee.deposit}}. It stays your money, held in trust apart from our own, until we have earned it, and each bill says what was taken from it.',
          },
          {
            heading: 'Su depósito',
            text: 'Usted paga un depósito de {{fee.deposit}}. Sigue siendo su dinero, en nuestra cuenta fiduciaria, hasta que lo hayamos ganado, y cada factura dice qué se tomó de él.',
          },
          true,
        ),
        CLIENT_DUTIES,
        NO_PROMISE,
        ENDING,
      ],
    },
  },
  {
    name: 'Flat fee, estate plan (sample)',
    content: {
      languages: ['en', 'es'],
      titles: {
        en: 'Agreement on an estate plan between {{client.name}} and {{firm.name}}',
        es: 'Contrato sobre un plan patrimonial entre {{client.name}} y {{firm.name}}',
      },
      prevails: PREVAILS,
      fields: [
        { key: 'documents', label: 'The documents that are drafted', kind: 'text' },
        { key: 'fee.flat', label: 'Flat fee', kind: 'money' },
      ],
      clauses: [
        clause(
          'work',
          {
            heading: 'What we do',
            text: `${MARKS.sample.en}\n\n{{firm.name}}, {{firm.address}}, drafts these documents for {{client.name}}: {{documents}}. {{attorney.name}} is responsible for it, explains them to you, and is there when you sign them.`,
          },
          {
            heading: 'Lo que hacemos',
            text: `${MARKS.sample.es}\n\n{{firm.name}}, {{firm.address}}, redacta estos documentos para {{client.name}}: {{documents}}. Responde de ello {{attorney.name}}, quien se los explica y está presente cuando usted los firma.`,
          },
        ),
        clause(
          'fee',
          {
            heading: 'What it costs',
            text: 'You pay {{fee.flat}} for all of it. What we do beyond it costs extra only if we have agreed on it in writing before. Fees of public offices are not included.',
          },
          {
            heading: 'Cuánto cuesta',
            text: 'Usted paga {{fee.flat}} por todo ello. Lo que hagamos además solo cuesta aparte si lo acordamos antes por escrito. Las tasas de oficinas públicas no están incluidas.',
          },
        ),
        CLIENT_DUTIES,
        NO_PROMISE,
        ENDING,
      ],
    },
  },
];
