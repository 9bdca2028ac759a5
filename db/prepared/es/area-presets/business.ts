import type { PreparedTexts } from '../../prepared-texts.ts';

export const business: PreparedTexts = {
  'Companies, contracts and owners in {city}: what to settle, and what to do first.':
    'Empresas, contratos y dueños en {city}: qué dejar resuelto y qué hacer primero.',
  'A company is a set of agreements. The clearer they are on a good day, the less they cost on a bad one.':
    'Una empresa es un conjunto de acuerdos. Cuanto más claros son en un día bueno, menos cuestan en un día malo.',
  '<p>You know your business; you should not have to guess what a clause means. Bring the paper, and say what you want to be able to do.</p>':
    '<p>Usted conoce su negocio; no debería tener que adivinar qué significa una cláusula. Traiga el papel y diga qué quiere poder hacer.</p>',
  Starting: 'Empezar',
  '<p>A company can keep the debts of the business apart from your own. Which form fits depends on how many you are, on taxes, and on who is to decide. There is a public register, with its own forms and yearly reports.</p>':
    '<p>Una empresa puede mantener las deudas del negocio separadas de las suyas. Qué forma conviene depende de cuántos son ustedes, de los impuestos y de quién debe decidir. Hay un registro público, con sus propios formularios e informes anuales.</p>',
  'An operating agreement, in plain words': 'El acuerdo operativo, en palabras sencillas',
  'The paper in which the owners say who decides, who is paid, and what happens when one leaves.':
    'El documento en el que los dueños dicen quién decide, a quién se le paga y qué pasa cuando uno se va.',
  Contracts: 'Contratos',
  '<p>A good contract says who does what, by when, for how much, and what happens if not. It is short enough to be read. We write it, or read what you were sent, and mark the sentences that matter.</p>':
    '<p>Un buen contrato dice quién hace qué, para cuándo, por cuánto y qué pasa si no se cumple. Es lo bastante corto para leerse. Lo escribimos, o leemos el que le enviaron, y marcamos las frases que importan.</p>',
  'Owners who disagree': 'Dueños que no se ponen de acuerdo',
  '<p>One wants to sell, one wants to grow, one has stopped coming in. First we read what you once agreed on. Where it is silent, the law fills the gap, and often not as the owners would have wished.</p>':
    '<p>Uno quiere vender, otro quiere crecer, otro ya no viene. Primero leemos lo que acordaron en su momento. Donde el acuerdo calla, la ley llena el vacío, y muchas veces no como los dueños habrían querido.</p>',
  'You say what you want to do': 'Usted dice qué quiere hacer',
  'And what worries you about it. We ask who else has a say.':
    'Y qué le preocupa de eso. Preguntamos quién más tiene voz.',
  'We read what exists': 'Leemos lo que existe',
  'Agreements, leases, letters. You get a page with what they mean for your plan.':
    'Acuerdos, contratos de alquiler, cartas. Usted recibe una página con lo que significan para su plan.',
  'A draft in plain words': 'Un borrador en palabras sencillas',
  'With notes on what is usual, and what you can ask for.':
    'Con notas sobre lo que es normal y lo que usted puede pedir.',
  Afterwards: 'Después',
  'A calendar': 'Un calendario',
  'Reports, renewals and notices, with the dates by which they are due.':
    'Informes, renovaciones y avisos, con las fechas en que vencen.',
  'Find the papers of the company, and see whether they are signed.':
    'Busque los papeles de la empresa y mire si están firmados.',
  'List your five most important contracts, and when they end.':
    'Haga una lista de sus cinco contratos más importantes y de cuándo terminan.',
  'Keep the money of the company apart from your own.':
    'Mantenga el dinero de la empresa separado del suyo.',
  'Put what was only said into an e-mail.':
    'Ponga en un correo electrónico lo que solo se dijo de palabra.',
  'Do I need a company, or can I just start?': '¿Necesito una empresa, o puedo empezar sin más?',
  'You can often just start; you then answer for the debts of the business yourself. A company costs a fee and some paperwork. If others work for you, or could be hurt by what you do, it is worth a talk.':
    'Muchas veces puede empezar sin más; entonces usted responde en persona por las deudas del negocio. Crear una empresa cuesta una tarifa y algo de papeleo. Si otras personas trabajan para usted, o si lo que usted hace podría dañar a alguien, vale la pena hablarlo.',
  'Is an e-mail a contract?': '¿Un correo electrónico es un contrato?',
  'It can be, and so can a handshake. The difficulty is to prove what was agreed. For some things, such as land, the law asks for a signed paper.':
    'Puede serlo, y también un apretón de manos. Lo difícil es probar qué se acordó. Para algunas cosas, como los terrenos, la ley pide un papel firmado.',
  'A customer does not pay. What now?': 'Un cliente no paga. ¿Qué hago?',
  'Read what was agreed on, send one clear letter with a date, and keep delivering nothing further without advice. Many bills are paid after such a letter. If not, the amount decides which court is worth it.':
    'Lea lo que se acordó, envíe una carta clara con una fecha y no entregue nada más sin consejo. Muchas cuentas se pagan después de una carta así. Si no, la suma decide qué tribunal vale la pena.',
  'Business Consultation (45 min)': 'Consulta para empresas (45 min)',
  'Your plan or your paper: what it means, and what to settle first.':
    'Su plan o su documento: qué significa y qué resolver primero.',
  'The contract or letter that it is about, and the papers of the company. Missing papers are fine.':
    'El contrato o la carta de que se trata, y los papeles de la empresa. Si le falta algún papel, no importa.',
  'The name of the other company, what it is about, and any date that is set.':
    'El nombre de la otra empresa, de qué se trata y cualquier fecha que esté fijada.',
};
