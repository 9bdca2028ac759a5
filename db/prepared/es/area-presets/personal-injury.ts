import type { PreparedTexts } from '../../prepared-texts.ts';

export const personalInjury: PreparedTexts = {
  'Accidents, unsafe places and products in {city}: what to keep, and what to do first.':
    'Accidentes, lugares y productos peligrosos en {city}: qué guardar y qué hacer primero.',
  'You were hurt, and now there are bills, forms and people who call. See a doctor first. The rest can be put in order.':
    'Usted sufrió un daño, y ahora hay cuentas, formularios y gente que llama. Primero vaya al médico. Lo demás se puede poner en orden.',
  '<p>You may still be in pain, and somebody already wants a statement from you. You don’t have to give one today.</p>':
    '<p>Tal vez todavía le duele, y alguien ya le pide una declaración. No tiene que darla hoy.</p>',
  'Who has to pay': 'Quién tiene que pagar',
  '<p>Somebody who was careless can have to pay for the harm. It may be a driver, the owner of a place, the maker of a thing, or more than one of them. What you did yourself can count, too; how much depends on the law there.</p>':
    '<p>Quien fue descuidado puede tener que pagar por el daño. Puede ser un conductor, el dueño de un lugar, el fabricante de una cosa o más de uno de ellos. También puede contar lo que usted hizo; cuánto, depende de la ley del lugar.</p>',
  'Negligence, in plain words': 'La negligencia, en palabras sencillas',
  'Not taking the care that a reasonable person would have taken.':
    'No tener el cuidado que habría tenido una persona razonable.',
  'What can be claimed': 'Qué se puede reclamar',
  '<p>Treatment, lost pay, what has to be repaired, and in many cases the pain itself. Each needs proof: a bill, a pay stub, a note of the doctor. Nobody can honestly tell you a sum in the first week.</p>':
    '<p>El tratamiento, el salario perdido, lo que hay que reparar y, en muchos casos, el dolor mismo. Cada cosa necesita una prueba: una cuenta, un talón de pago, una nota del médico. Nadie puede decirle con honestidad una suma en la primera semana.</p>',
  Insurers: 'Las aseguradoras',
  '<p>An insurer may call soon and be friendly. A recorded statement can be used later, and a signed release usually ends the claim. Be polite, give your name and the date, and say that you will write.</p>':
    '<p>Una aseguradora puede llamar pronto y ser amable. Una declaración grabada se puede usar después, y un finiquito firmado por lo general termina el reclamo. Responda con cortesía, dé su nombre y la fecha, y diga que va a escribir.</p>',
  'A release, in plain words': 'El finiquito (release), en palabras sencillas',
  'A paper with which you give up the claim. Once it is signed, it can rarely be undone.':
    'Un papel con el que usted renuncia a su reclamo. Una vez firmado, rara vez se puede deshacer.',
  'The first days': 'Los primeros días',
  'Treatment, and proof': 'Tratamiento y pruebas',
  'See a doctor even if it seems small. Photos, names of witnesses and the report of the police are easiest to get now.':
    'Vaya al médico aunque parezca poca cosa. Las fotos, los nombres de los testigos y el informe de la policía se consiguen mejor ahora.',
  'You tell us what happened': 'Usted nos cuenta qué pasó',
  'We ask about the place, the injury, your insurance and theirs.':
    'Preguntamos por el lugar, la lesión, su seguro y el de la otra parte.',
  'While you heal': 'Mientras usted se recupera',
  'We gather the papers': 'Reunimos los papeles',
  'Records and bills. It is rarely wise to settle before it is known how well you heal.':
    'Expedientes y cuentas. Rara vez conviene llegar a un acuerdo antes de saber qué tan bien se recupera.',
  'A demand, and talks': 'Un reclamo por escrito y conversaciones',
  'You decide about every offer. If no agreement is reached, a court can decide.':
    'Usted decide sobre cada oferta. Si no hay acuerdo, puede decidir el tribunal.',
  'See a doctor, and say everything that hurts.': 'Vaya al médico y diga todo lo que le duele.',
  'Take photos of the place, the things and the injuries.':
    'Tome fotos del lugar, de las cosas y de las lesiones.',
  'Keep the shoes, the part or the helmet as it is.':
    'Guarde los zapatos, la pieza o el casco tal como están.',
  'Sign nothing, and post nothing about it.': 'No firme nada y no publique nada sobre el asunto.',
  'How long do I have?': '¿Cuánto tiempo tengo?',
  'The law sets a time to sue. It can be much shorter if a city or another public body is involved. When it has passed, the claim is usually lost, however clear it is. So ask early.':
    'La ley fija un plazo para demandar. Puede ser mucho más corto si tiene que ver una ciudad u otra entidad pública. Cuando ya pasó, el reclamo por lo general se pierde, por claro que sea. Por eso, pregunte pronto.',
  'What does it cost me?': '¿Cuánto me cuesta?',
  'We tell you before we begin how we charge, and which costs of the case you may have to pay. It is in the fee agreement, which you read at home before you sign.':
    'Antes de empezar le decimos cómo cobramos y qué costos del caso tal vez tenga que pagar. Está en el contrato de honorarios, que usted lee en casa antes de firmar.',
  'Part of it was my own fault. Should I still ask?':
    'En parte fue culpa mía. ¿Vale la pena preguntar?',
  'Often yes. In many places it lowers what you can claim; in some it can end the claim. That depends on facts that are often not clear on the day. Don’t decide it alone.':
    'Muchas veces sí. En muchos lugares eso reduce lo que usted puede reclamar; en algunos puede terminar el reclamo. Depende de hechos que muchas veces no están claros ese día. No lo decida a solas.',
  'Injury Consultation (45 min)': 'Consulta sobre lesiones (45 min)',
  'What happened, what to keep, and whom to answer.': 'Qué pasó, qué guardar y a quién responder.',
  'Photos, the police report, medical papers, and letters from insurers. Missing papers are fine.':
    'Fotos, el informe de la policía, papeles médicos y cartas de las aseguradoras. Si le falta algún papel, no importa.',
  'What happened, where and on which day. Leave out medical details for now.':
    'Qué pasó, dónde y qué día. Por ahora, no escriba detalles médicos.',
};
