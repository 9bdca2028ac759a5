import { describe, expect, it } from 'vitest';
import statements from '../../../jurisdictions/packs/es/statements.json' with { type: 'json' };
import { checkAdvertising } from '../../check-advertising.ts';
import { lawOf } from '../../testing/law-of.ts';
import { PACK_OF } from '../../testing/restricted-sentences.ts';
import { SPANISH_CLAIMS } from './es.ts';

/** The sentences that the site shows where the law prescribes them. */
const STATEMENTS = {
  ny: statements['Prior results do not guarantee a similar outcome.'],
  fl: statements['Prospective clients may not obtain the same or similar results.'],
};

const RESTRICTED: Readonly<Record<string, readonly string[]>> = {
  'outcome-guarantee': [
    'Le garantizamos un buen resultado.',
    'Resultados garantizados en cada divorcio.',
    'Su éxito está garantizado.',
    'Con nosotros no puede perder su caso.',
    'Garantía de devolución de su dinero.',
  ],
  'outcome-prediction': [
    'Ganaremos su audiencia de custodia.',
    'Usted se quedará con la casa.',
    'Obtendrá la custodia total.',
    'Jamás hemos perdido un juicio.',
    'Un 98 % de éxito en el tribunal.',
    'Llame hoy y reciba dinero inmediato.',
  ],
  specialist: [
    'Somos especialistas en divorcio.',
    'La licenciada es experta en derecho de familia.',
    'Hable hoy con un abogado experto.',
    'Nuestros expertos en sucesiones le atienden.',
  ],
  award: ['Un bufete galardonado.', 'Recibió el premio a la defensa en 2030.'],
  testimonial: [
    'Nuestros clientes dicen que se sintieron escuchados.',
    'Reseñas de cinco estrellas.',
  ],
  'dollar-result': ['Recuperamos $1.2 millones para una viuda.'],
  comparison: [
    'El mejor bufete de San Diego.',
    'Los mejores abogados de familia.',
    'Somos los mejores.',
    'A diferencia de otros bufetes, contestamos el teléfono.',
    'El despacho número uno del condado.',
  ],
  'contingent-fee': ['Si no ganamos, usted no paga.'],
  impersonation: ['La historia de una cliente, interpretada por una actriz.'],
  'board-certified': ['Certificada por la junta estatal.'],
  'certified-specialist': ['Es especialista certificada.'],
  specializes: ['Nos especializamos en divorcios.'],
  results: ['Hemos ganado muchos casos de custodia.'],
  reviews: ['Lea los testimonios de nuestros clientes.'],
  characterization: ['Un abogado agresivo para su divorcio.'],
};

const INNOCENT = [
  'No garantizamos ningún resultado.',
  'Nos aseguramos de que usted entienda cada paso.',
  'El juez decide según el mejor interés de los niños.',
  'La mejor manera de empezar es una llamada.',
  'Un especialista en salud mental puede ayudarle.',
  'El perito calcula el valor de la casa.',
  'Atendemos casos de divorcio, custodia y sucesiones.',
  'La primera consulta es gratuita.',
  'Cada caso es distinto, y nadie puede prometerle un resultado.',
];

const rulesIn = (text: string, pack = 'us-ca', language = 'es') =>
  checkAdvertising([{ field: 'content', text, language }], lawOf([pack])).map(({ rule }) => rule);

it('has words for every rule about words', () => {
  expect(Object.keys(RESTRICTED).toSorted()).toEqual(Object.keys(SPANISH_CLAIMS).toSorted());
});

describe.each(Object.entries(RESTRICTED))('%s', (rule, sentences) => {
  it.each(sentences)('is found in: %s', (sentence) => {
    expect(rulesIn(sentence, PACK_OF[rule])).toContain(rule);
  });
});

it.each(INNOCENT)('finds nothing in: %s', (sentence) => {
  expect([
    ...rulesIn(sentence),
    ...rulesIn(sentence, 'us-fl'),
    ...rulesIn(sentence, 'us-tx'),
  ]).toEqual([]);
});

/** Passages with a disclosure, which a state allows, and the rule that finds each of them without it. */
const DISCLOSED: readonly (readonly [
  pack: string,
  rule: string,
  claim: string,
  disclosure: string,
])[] = [
  ['us-ny', 'results', 'Hemos ganado muchos casos de custodia.', STATEMENTS.ny],
  ['us-fl', 'reviews', 'Lea los testimonios de nuestros clientes.', STATEMENTS.fl],
  [
    'us-ca',
    'specialist',
    'Es especialista certificada en derecho de familia',
    'por la Junta de Especialización Legal del Colegio de Abogados de California.',
  ],
  [
    'us-fl',
    'specialist',
    'Es experta en testamentos.',
    'No certificada como especialista por la Barra de Florida.',
  ],
  [
    'us-il',
    'specialist',
    'Somos especialistas en divorcio.',
    'La Corte Suprema de Illinois no reconoce certificaciones de especialidades.',
  ],
  [
    'us-ny',
    'specializes',
    'Nos especializamos en divorcios.',
    'El certificado no ha sido otorgado por ninguna autoridad gubernamental.',
  ],
  ['us-tx', 'board-certified', 'Certificada por la junta', 'Texas Board of Legal Specialization.'],
  ['us-ca', 'award', 'Está en la lista de Super Lawyers,', 'sin pagar ninguna cuota.'],
  ['us-ca', 'dollar-result', 'Recuperamos $40,000.', 'Cada resultado depende de sus hechos.'],
];

it.each(DISCLOSED)('in %s, %s is fine with its disclosure: %s', (pack, rule, claim, disclosure) => {
  expect(rulesIn(claim, pack)).toContain(rule);
  expect(rulesIn(`${claim} ${disclosure}`, pack)).not.toContain(rule);
});

it('knows the disclosures of a language only in texts of that language', () => {
  const [claim, disclosure] = [
    'We are divorce specialists.',
    'No certificada como especialista por la Barra de Florida.',
  ];
  expect(rulesIn(`${claim} ${disclosure}`, 'us-fl')).not.toContain('specialist');
  expect(rulesIn(`${claim} ${disclosure}`, 'us-fl', 'vi')).toContain('specialist');
});

it('quotes the words with their accents and names the language', () => {
  const text = 'Su éxito está garantizado. Guaranteed results.';
  const found = checkAdvertising([{ field: 'content', text, language: 'es' }], lawOf(['us-ca']));
  expect(found.map(({ words, language }) => [words, language])).toEqual([
    ['Guaranteed results', 'es'],
    ['éxito está garantizado', 'es'],
  ]);
});

it('reads only Spanish texts as Spanish', () => {
  expect(rulesIn('Somos los mejores.', 'us-ca', 'vi')).toEqual([]);
});
