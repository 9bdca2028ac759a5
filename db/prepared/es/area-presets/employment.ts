import type { PreparedTexts } from '../../prepared-texts.ts';

export const employment: PreparedTexts = {
  'Pay, leave, discrimination and the end of a job in {city}: what to keep, and what to do first.':
    'Salario, permisos, discriminación y el fin de un empleo en {city}: qué guardar y qué hacer primero.',
  'Work pays the rent, and fills most of the week. When it goes wrong, you should know where you stand before you answer.':
    'El trabajo paga la renta y llena casi toda la semana. Cuando algo sale mal, usted debe saber cuál es su situación antes de responder.',
  '<p>A lot can be set right with one calm letter. It helps to ask before you sign, resign or post something about it.</p>':
    '<p>Mucho se puede arreglar con una carta serena. Conviene preguntar antes de firmar, renunciar o publicar algo sobre el asunto.</p>',
  'Pay and hours': 'Salario y horas',
  '<p>Overtime, breaks, tips, expenses and the last paycheck have rules, and some of them depend on where you work. What you are called in a contract matters less than what you do all day. Your own notes of your hours can be proof.</p>':
    '<p>Las horas extra, los descansos, las propinas, los gastos y el último cheque tienen reglas, y algunas dependen de dónde trabaja usted. Importa menos cómo le llama el contrato que lo que hace todo el día. Sus propias notas de las horas pueden servir de prueba.</p>',
  'Exempt, in plain words': 'Un empleo exento, en palabras sencillas',
  'A job to which the rules about overtime do not apply. The duties and the pay decide it, not the title.':
    'Un empleo al que no se aplican las reglas de las horas extra. Lo deciden las tareas y el salario, no el nombre del puesto.',
  'Discrimination and harassment': 'Discriminación y acoso',
  '<p>The law protects people from being treated worse for who they are: their age, sex, race, faith, disability and more. It also protects those who complain about it. For most claims there is a short time to file with an agency first.</p>':
    '<p>La ley protege a las personas contra un trato peor por ser quienes son: por su edad, sexo, raza, fe, discapacidad y más. También protege a quienes se quejan de eso. Para la mayoría de los reclamos hay un plazo corto para presentarlos antes ante una agencia.</p>',
  'Retaliation, in plain words': 'La represalia, en palabras sencillas',
  'Being punished at work because you used a right, or helped somebody to use theirs.':
    'Un castigo en el trabajo porque usted usó un derecho o ayudó a alguien a usar el suyo.',
  'The end of a job': 'El fin de un empleo',
  '<p>Most jobs can be ended by either side at any time, but not for every reason. Read what you are asked to sign. A separation agreement usually trades money for your claims, and you may take time to think.</p>':
    '<p>La mayoría de los empleos puede terminar en cualquier momento, por decisión de cualquiera de las partes, pero no por cualquier razón. Lea lo que le piden firmar. Un acuerdo de salida por lo general cambia dinero por sus reclamos, y usted puede tomarse tiempo para pensar.</p>',
  'You tell it in order': 'Usted lo cuenta en orden',
  'What happened, when, who was there, and what is in writing.':
    'Qué pasó, cuándo, quién estaba y qué hay por escrito.',
  'You know the dates': 'Usted conoce las fechas',
  'Which claims there may be, and by when each has to be filed.':
    'Qué reclamos puede haber, y hasta cuándo se puede presentar cada uno.',
  'A letter, or a charge with an agency': 'Una carta, o una queja ante una agencia',
  'Many matters end with an answer to a letter. Some have to go to an agency before a court.':
    'Muchos asuntos terminan con la respuesta a una carta. Algunos tienen que pasar por una agencia antes de ir al tribunal.',
  'An agreement or a decision': 'Un acuerdo o una decisión',
  'You read every agreement at home before you sign it.':
    'Usted lee cada acuerdo en casa antes de firmarlo.',
  'Keep your contract, handbook, pay stubs and reviews.':
    'Guarde su contrato, el manual del empleado, los talones de pago y las evaluaciones.',
  'Write down what happened, day by day, on paper of your own.':
    'Anote lo que pasó, día por día, en un papel suyo.',
  'Take nothing from work that is not yours, and delete nothing.':
    'No se lleve del trabajo nada que no sea suyo, y no borre nada.',
  'Don’t sign or resign before you have asked.': 'No firme ni renuncie antes de preguntar.',
  'I was let go. Should I sign what they gave me?':
    'Me despidieron. ¿Debo firmar lo que me dieron?',
  'Not on the day. Such papers usually ask you to give up claims in return for money. Read by when you have to answer, and have it read before that date.':
    'No ese mismo día. Esos papeles por lo general le piden renunciar a reclamos a cambio de dinero. Mire hasta cuándo tiene que responder, y pida que alguien los lea antes de esa fecha.',
  'How long do I have to act?': '¿Cuánto tiempo tengo para actuar?',
  'Often less than people think. Some claims have to be filed with an agency within months. The time can begin on the day on which you were told, not on your last day. So ask early.':
    'Muchas veces menos de lo que la gente cree. Algunos reclamos hay que presentarlos ante una agencia en cuestión de meses. El tiempo puede empezar el día en que le avisaron, no su último día de trabajo. Por eso, pregunte pronto.',
  'Can I lose my job because I asked a lawyer?':
    '¿Puedo perder mi trabajo por consultar a un abogado?',
  'You may ask for advice, and your employer does not learn of it from us. Punishing somebody for using a right is against the law in many cases. Write to us from your own device, not from that of your employer.':
    'Usted puede pedir consejo, y su empleador no se entera por nosotros. Castigar a alguien por usar un derecho es ilegal en muchos casos. Escríbanos desde su propio teléfono o computadora, no desde los de su empleador.',
  'Employment Consultation (45 min)': 'Consulta de derecho laboral (45 min)',
  'What happened at work, which dates count, and what to say next.':
    'Qué pasó en el trabajo, qué fechas cuentan y qué decir ahora.',
  'Your contract, recent pay stubs, and letters or messages about it. Missing papers are fine.':
    'Su contrato, los talones de pago recientes y las cartas o mensajes sobre el asunto. Si le falta algún papel, no importa.',
  'What happened at work, when, and any date by which you have to answer.':
    'Qué pasó en el trabajo, cuándo, y cualquier fecha en que tenga que responder.',
};
