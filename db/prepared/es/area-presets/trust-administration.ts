import type { PreparedTexts } from '../../prepared-texts.ts';

export const trustAdministration: PreparedTexts = {
  'The work of a trustee in {city}: notices, accounts, taxes and distributions, in order.':
    'El trabajo de quien administra un fideicomiso en {city}: avisos, cuentas, impuestos y entregas, en orden.',
  'Somebody has died, and you are the trustee. There is work to do, in a set order. None of it has to be done tonight.':
    'Alguien ha muerto, y a usted le toca administrar el fideicomiso. Hay trabajo por hacer, en cierto orden. Nada de eso tiene que hacerse esta noche.',
  '<p>You were named because somebody relied on you. You were not asked to know the law. We turn the box of papers into a list with dates.</p>':
    '<p>Le nombraron porque alguien confió en usted. Nadie le pidió que conociera la ley. Nosotros convertimos la caja de papeles en una lista con fechas.</p>',
  'What a trustee does': 'Qué hace quien administra un fideicomiso',
  '<p>A trustee tells those who have to be told, finds and secures what the trust holds, pays debts and taxes, and hands on the rest. All of it is written down. A trustee who skips a step can be liable for it.</p>':
    '<p>El administrador del fideicomiso (trustee) avisa a quienes hay que avisar, busca y asegura lo que hay en el fideicomiso, paga deudas e impuestos, y entrega el resto. Todo eso queda por escrito. Quien se salta un paso puede tener que responder por ello.</p>',
  'A fiduciary, in plain words': 'El deber fiduciario, en palabras sencillas',
  'Somebody who handles what belongs to others, and has to put them first.':
    'Quien maneja lo que es de otros tiene que poner los intereses de ellos primero.',
  Accounts: 'Las cuentas',
  '<p>Those who receive from a trust may usually ask what came in, what went out and why. If you keep every paper from the first day, the account at the end is short work.</p>':
    '<p>Quienes reciben algo de un fideicomiso por lo general pueden preguntar qué entró, qué salió y por qué. Si usted guarda cada papel desde el primer día, la rendición de cuentas del final es un trabajo corto.</p>',
  'When somebody disagrees': 'Cuando alguien no está de acuerdo',
  '<p>A sibling asks why it takes so long. A beneficiary reads a sentence differently. Most of that is answered by a clear letter. Where it is not, a court can say what the trust means.</p>':
    '<p>Un hermano pregunta por qué tarda tanto. Un beneficiario entiende una frase de otra manera. Casi todo eso se resuelve con una carta clara. Cuando no, un juez puede decir qué significa el fideicomiso.</p>',
  'In the first days': 'En los primeros días',
  'Secure what there is': 'Asegurar lo que hay',
  'The home, the mail, the car, the pets. Order certified copies of the death certificate.':
    'La casa, el correo, el auto, las mascotas. Pida copias certificadas del acta de defunción.',
  'Soon after': 'Poco después',
  'Find and read the trust': 'Encontrar y leer el fideicomiso',
  'Who is the trustee now, who receives what, and is there anything to do by a date?':
    '¿Quién lo administra ahora, quién recibe qué, y hay algo que hacer antes de cierta fecha?',
  'Within the time that the law sets': 'Dentro del plazo que fija la ley',
  'Tell those who have to be told': 'Avisar a quienes hay que avisar',
  'In many places the trustee has to give a formal notice. We write it, and say to whom it goes.':
    'En muchos lugares, quien administra el fideicomiso tiene que dar un aviso formal. Nosotros lo escribimos y le decimos a quién se envía.',
  'List, value, pay': 'Hacer la lista, valorar, pagar',
  'What the trust holds, what it is worth, what is owed, and which tax returns are due.':
    'Qué hay en el fideicomiso, cuánto vale, qué se debe y qué declaraciones de impuestos hay que presentar.',
  'Hand on the rest': 'Entregar el resto',
  'With an account, and with receipts.': 'Con una rendición de cuentas y con recibos.',
  'Sign nothing in a hurry, and hand out nothing yet.':
    'No firme nada con prisa, y no entregue nada todavía.',
  'Find the trust with its changes, and the will.':
    'Busque el fideicomiso con sus cambios, y el testamento.',
  'Open one folder for every paper, and keep the envelopes.':
    'Abra una carpeta para todos los papeles y guarde los sobres.',
  'Keep the money of the trust apart from your own.':
    'Mantenga el dinero del fideicomiso separado del suyo.',
  'My mother has died and I am the trustee. What is first?':
    'Mi madre murió y me toca administrar el fideicomiso. ¿Qué hago primero?',
  'Breathe, and sign nothing in a hurry. Secure the house, order death certificates, and find the trust. There may be a time for a notice to those who inherit. We can write it and the list of what follows.':
    'Respire, y no firme nada con prisa. Asegure la casa, pida actas de defunción y busque el fideicomiso. Puede haber un plazo para avisar a quienes heredan. Nosotros podemos escribir ese aviso y la lista de lo que sigue.',
  'May I be paid for the work?': '¿Me pueden pagar por este trabajo?',
  'Often yes. Some trusts say how much; otherwise the law may allow what is reasonable. Write down your hours from the first day, and ask before you take anything.':
    'Muchas veces sí. Algunos fideicomisos dicen cuánto; si no, la ley puede permitir lo que sea razonable. Anote sus horas desde el primer día, y pregunte antes de tomar nada.',
  'Do I have to do it at all?': '¿Tengo que hacerlo yo?',
  'You can usually decline, best before you begin. The trust then names the next person, or a court does. Once you have begun, ending it takes more steps.':
    'Por lo general puede negarse, y lo mejor es hacerlo antes de empezar. Entonces el fideicomiso nombra a la siguiente persona, o lo hace el tribunal. Cuando ya empezó, dejarlo exige más pasos.',
  'Trust Administration Meeting (60 min)': 'Reunión sobre administración de fideicomisos (60 min)',
  'We read the trust, and write the list of what is to do and by when.':
    'Leemos el fideicomiso y escribimos la lista de lo que hay que hacer y para cuándo.',
  'The trust with its changes, the will, and letters that have come since. Missing papers are fine.':
    'El fideicomiso con sus cambios, el testamento y las cartas que hayan llegado después. Si le falta algún papel, no importa.',
  'Who has died and when, and whether you are the trustee. No account numbers.':
    'Quién murió y cuándo, y si a usted le toca administrar el fideicomiso. Sin números de cuenta.',
};
