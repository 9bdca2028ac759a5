import type { PreparedTexts } from '../../prepared-texts.ts';

export const terms: PreparedTexts = {
  'What this website is, what it is not, and what we ask of those who use it.':
    'Qué es este sitio web, qué no es y qué les pedimos a quienes lo usan.',
  'What this website is, what it is not, and what we ask of you.':
    'Qué es este sitio web, qué no es y qué le pedimos a usted.',
  'General information, not legal advice': 'Información general, no asesoría legal',
  '<p>Everything on this website is general information about {stateLaw}. Laws change, and your facts matter. Please don’t act, or wait, because of what you read here without talking to a lawyer.</p>':
    '<p>Todo en este sitio web es información general sobre {stateLaw}. Las leyes cambian, y los hechos de su caso importan. Por favor, no actúe ni espere por lo que lea aquí sin hablar antes con un abogado.</p>',
  'No lawyer-client relationship': 'Ninguna relación de abogado y cliente',
  '<p>Reading this website, using the calculator, booking a consultation or writing to us does not make {firm} your lawyer. That happens only when both of us have signed a fee agreement. Until then no deadline of yours is in our hands.</p>':
    '<p>Leer este sitio web, usar la calculadora, reservar una consulta o escribirnos no convierte a {firm} en su abogado. Eso ocurre solo cuando las dos partes hemos firmado un contrato de honorarios. Hasta entonces, ningún plazo suyo está en nuestras manos.</p>',
  Consultations: 'Consultas',
  '<p>A time that the website confirms is reserved for you. If you cannot come, please call, so that somebody else can have it. We may have to decline a matter, for example because of a conflict of interest.</p>':
    '<p>La hora que el sitio web confirma queda reservada para usted. Si no puede venir, por favor llame, para que otra persona pueda tomarla. Es posible que tengamos que rechazar un caso, por ejemplo por un conflicto de intereses.</p>',
  'The calculator': 'La calculadora',
  '<p>Its results are planning estimates from a simplified fee schedule. What probate or a trust costs in your case can be more or less.</p>':
    '<p>Sus resultados son cálculos aproximados para planear, hechos con una tabla de honorarios simplificada. Lo que cuesta una sucesión o un fideicomiso en su caso puede ser más o menos.</p>',
  'Fair use': 'Uso correcto',
  '<p>Please use the forms for what they are for, and don’t try to disturb the website. You may link to any page, and quote from our articles if you name where they are from.</p>':
    '<p>Por favor, use los formularios para lo que son, y no intente alterar el sitio web. Puede enlazar a cualquier página y citar nuestros artículos si dice de dónde son.</p>',
  'Other websites': 'Otros sitios web',
  '<p>Where we link to other websites, what they say is theirs.</p>':
    '<p>Cuando enlazamos a otros sitios web, lo que dicen es responsabilidad de ellos.</p>',
  'Which law applies': 'Qué ley se aplica',
  '<p>These terms are under the law of {state}, where we are admitted to practise.</p>':
    '<p>Estas condiciones se rigen por la ley de {state}, donde tenemos licencia para ejercer.</p>',
};
