import type { PreparedTexts } from '../../prepared-texts.ts';

export const familyLaw: PreparedTexts = {
  '<area> in {city}': '<area> en {city}',
  'Support, property, agreements and protection in {city}: what happens, and what to do first.':
    'Manutención, bienes, acuerdos y protección en {city}: qué pasa y qué hacer primero.',
  'Money and support': 'Dinero y manutención',
  '<p>Support is money that one person pays so that children, or a former spouse, can live. There are rules for how it is worked out: what each of you earns, how much time the children spend with each of you, and how long you lived together can all matter. We work it out with you before anybody argues about it.</p>':
    '<p>La manutención es dinero que una persona paga para que los hijos, o quien fue su cónyuge, puedan vivir. Hay reglas para calcularla: pueden contar cuánto gana cada uno, cuánto tiempo pasan los hijos con cada uno y cuánto tiempo vivieron juntos. Hacemos las cuentas con usted antes de que alguien las discuta.</p>',
  'Support, in plain words': 'La manutención, en palabras sencillas',
  'What one parent or spouse pays towards the living costs of another, as an order or an agreement says.':
    'Lo que uno de los padres o de los cónyuges paga para los gastos de vida de otra persona, según dice una orden o un acuerdo.',
  'Property and debts': 'Bienes y deudas',
  '<p>What belongs to both of you, and what belongs to one, depends on the law where you live and on how you bought, paid for and kept it. So do debts. A list with papers behind it settles more than a quarrel does.</p>':
    '<p>Qué es de los dos y qué es de uno solo depende de la ley del lugar donde usted vive, y de cómo lo compraron, lo pagaron y lo guardaron. Con las deudas pasa lo mismo. Una lista con papeles que la respalden resuelve más que una pelea.</p>',
  Agreements: 'Acuerdos',
  '<p>Before a marriage, during it or after it, people can agree on much of this themselves. An agreement holds when both know what they sign, both have laid their money open, and nobody was pressed.</p>':
    '<p>Antes del matrimonio, durante o después, las personas pueden acordar por sí mismas mucho de esto. Un acuerdo se sostiene cuando los dos saben lo que firman, los dos han mostrado sus cuentas y nadie fue presionado.</p>',
  'You say what has happened': 'Usted dice qué ha pasado',
  'In your own words. We ask about safety, children, money and dates, in this order.':
    'En sus propias palabras. Preguntamos por la seguridad, los hijos, el dinero y las fechas, en este orden.',
  'What cannot wait, what can, and which papers to look for.':
    'Qué no puede esperar, qué sí puede y qué papeles hay que buscar.',
  'A letter, or a first paper to the court': 'Una carta, o un primer escrito al tribunal',
  'You read it before it goes out. Where the two of you can agree, a letter may be enough to begin.':
    'Usted lo lee antes de que salga. Si los dos pueden ponerse de acuerdo, a veces basta una carta para empezar.',
  'In the end': 'Al final',
  'As an agreement that both of you sign, or as an order of the court.':
    'Como un acuerdo que los dos firman o como una orden del tribunal.',
  'Write down the dates: together, married, apart, children born.':
    'Anote las fechas: desde cuándo están juntos, cuándo se casaron, cuándo se separaron, cuándo nacieron los hijos.',
  'Do we have to go to court?': '¿Tenemos que ir al tribunal?',
  'Not always to argue. Many people agree, by themselves or with a mediator, and a judge then approves what they have written. Some things need an order in any case. We tell you which ones.':
    'No siempre para discutir. Muchas personas se ponen de acuerdo, solas o con un mediador, y luego un juez aprueba lo que escribieron. Algunas cosas necesitan una orden de todos modos. Le decimos cuáles.',
  'If you are in danger, call {emergencyNumber}. A court can order somebody to stay away, and you don’t need a lawyer to ask for it. The {hotline} answers day and night at {hotlineNumber}.':
    'Si está en peligro, llame al {emergencyNumber}. El tribunal puede ordenar que alguien no se le acerque, y usted no necesita abogado para pedirlo. La {hotline} atiende de día y de noche en el {hotlineNumber}.',
  'Can an order be changed later?': '¿Se puede cambiar una orden más adelante?',
  'Often, when life has changed: a lost job, a move, a child who is older now. Until the court changes an order, it stays as it is. So ask early, and keep to it in the meantime.':
    'Muchas veces sí, cuando la vida ha cambiado: un empleo perdido, una mudanza, un niño que ya es mayor. Hasta que el tribunal cambie la orden, sigue como está. Por eso, pregunte pronto y cúmplala mientras tanto.',
  '<p>This page is general information, not legal advice. The law differs from place to place, and your facts matter.</p>':
    '<p>Esta página es información general, no asesoría legal. La ley cambia de un lugar a otro, y los hechos de su caso importan.</p>',
  'Family Law Consultation (45 min)': 'Consulta de derecho de familia (45 min)',
  'Support, property and agreements: what happens next, and what can wait.':
    'Manutención, bienes y acuerdos: qué sigue y qué puede esperar.',
  'Letters and orders of a court, if there are any, and a list of important dates. Missing papers are fine.':
    'Cartas y órdenes del tribunal, si las hay, y una lista de fechas importantes. Si le falta algún papel, no importa.',
  'What has happened, whether there are children, and any date that is set.':
    'Qué ha pasado, si hay hijos y cualquier fecha que esté fijada.',
};
