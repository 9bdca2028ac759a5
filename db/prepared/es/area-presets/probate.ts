import type { PreparedTexts } from '../../prepared-texts.ts';

export const probate: PreparedTexts = {
  'Probate in {city}: when a court is needed after a death, and what to do first.':
    'Sucesión testamentaria (probate) en {city}: cuándo hay que ir al tribunal después de una muerte y qué hacer primero.',
  'Somebody has died, and what they owned is still in their name. A court passes it on, step by step.':
    'Alguien ha muerto, y lo que tenía sigue a su nombre. El tribunal lo entrega, paso a paso. A eso se le llama sucesión (probate).',
  '<p>You have enough to carry. You don’t have to know what everything is worth, or where it is. We begin with the papers that you have.</p>':
    '<p>Usted ya tiene bastante con qué cargar. No tiene que saber cuánto vale todo, ni dónde está. Empezamos con los papeles que tenga.</p>',
  'When a court is needed': 'Cuándo hay que ir al tribunal',
  '<p>What somebody owned in their own name, with no joint owner, beneficiary or trust to receive it, is usually passed on by a court. There can be shorter ways for smaller estates and for what goes to a spouse. We tell you which there are here.</p>':
    '<p>Lo que una persona tenía a su nombre, sin copropietario, beneficiario ni fideicomiso que lo reciba, por lo general lo entrega el tribunal. Puede haber caminos más cortos para las herencias pequeñas y para lo que pasa al cónyuge. Le decimos cuáles hay aquí.</p>',
  'Who does the work': 'Quién hace el trabajo',
  '<p>The will names somebody for it. Without a will the court appoints somebody, often the next of kin. They gather what there is, pay what is owed, and hand on the rest when the court allows it.</p>':
    '<p>El testamento nombra a alguien para eso. Sin testamento, el tribunal nombra a una persona, muchas veces al pariente más cercano. Esa persona reúne lo que hay, paga lo que se debe y entrega el resto cuando el tribunal lo permite.</p>',
  'Personal representative, in plain words': 'El representante personal, en palabras sencillas',
  'Whoever the court puts in charge of an estate. A will often says “executor”.':
    'La persona que el tribunal pone a cargo de una herencia. Un testamento suele decir «albacea».',
  Debts: 'Deudas',
  '<p>Debts are paid from the estate before anybody inherits. Those who inherit rarely have to pay them from their own pocket. So don’t pay the bills of somebody who has died before you have asked.</p>':
    '<p>Las deudas se pagan con la herencia antes de que alguien herede. Quienes heredan rara vez tienen que pagarlas de su bolsillo. Por eso, no pague las cuentas de alguien que ha muerto antes de preguntar.</p>',
  First: 'Primero',
  'Find the will': 'Encontrar el testamento',
  'The original matters. Whoever holds it may have to hand it to the court.':
    'El original importa. Quien lo tiene tal vez deba entregarlo al tribunal.',
  'A petition to the court': 'Una petición al tribunal',
  'It asks the court to put somebody in charge. Those who may inherit are told.':
    'Pide al tribunal que ponga a alguien a cargo. Se avisa a quienes pueden heredar.',
  'After that': 'Después',
  'A list, and a notice': 'Una lista y un aviso',
  'What there is and what it is worth; and a notice to those to whom something is owed.':
    'Qué hay y cuánto vale; y un aviso a quienes se les debe algo.',
  'Debts and taxes are paid': 'Se pagan las deudas y los impuestos',
  'For this there is a time to wait, which the law sets.':
    'Para eso hay un tiempo de espera, que fija la ley.',
  'The rest is handed on': 'Se entrega el resto',
  'With an account, and with the permission that your court requires.':
    'Con una rendición de cuentas y con el permiso que exige su tribunal.',
  'Look for the original will. Don’t take out its staples.':
    'Busque el testamento original. No le quite las grapas.',
  'Order certified copies of the death certificate.':
    'Pida copias certificadas del acta de defunción.',
  'Keep the home insured and locked, and redirect the mail.':
    'Mantenga la casa asegurada y cerrada con llave, y pida que le reenvíen el correo.',
  'Pay no bills of the estate from your own account yet.':
    'No pague todavía ninguna cuenta de la herencia con su propio dinero.',
  'Is probate always needed?': '¿Siempre hace falta una sucesión ante el tribunal?',
  'No. Accounts with a beneficiary, what is owned jointly and what a trust holds usually go their own way. There can be a short form for small estates. A list of what there is, and whose name is on it, answers most of it.':
    'No. Las cuentas con beneficiario, lo que se tiene en común y lo que hay en un fideicomiso por lo general siguen su propio camino. Puede haber un trámite corto para las herencias pequeñas. Una lista de lo que hay, y de a nombre de quién está, responde casi todo.',
  'How long does it take?': '¿Cuánto tarda?',
  'Months at least, because there are times to wait. A house to sell, a debt that is disputed or heirs who disagree make it longer. We tell you what is usual at your court.':
    'Meses, como mínimo, porque hay tiempos de espera. Una casa por vender, una deuda en disputa o herederos que no se ponen de acuerdo lo alargan. Le decimos qué es lo normal en su tribunal.',
  'Who pays for it?': '¿Quién lo paga?',
  'The costs of the court and of the work are usually paid from the estate. How the work is charged differs from place to place. You hear it from us in writing before we begin.':
    'Los costos del tribunal y del trabajo por lo general se pagan con la herencia. Cómo se cobra el trabajo cambia de un lugar a otro. Se lo decimos por escrito antes de empezar.',
  'Probate Consultation (45 min)': 'Consulta sobre sucesiones (45 min)',
  'Whether a court is needed, and what is to do first.':
    'Si hay que ir al tribunal, y qué hay que hacer primero.',
  'The will, the death certificate, and letters about accounts and debts. Missing papers are fine.':
    'El testamento, el acta de defunción y las cartas sobre cuentas y deudas. Si le falta algún papel, no importa.',
  'Who has died and when, and whether there is a will. No account numbers.':
    'Quién murió y cuándo, y si hay testamento. Sin números de cuenta.',
};
