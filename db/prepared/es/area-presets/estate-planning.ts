import type { PreparedTexts } from '../../prepared-texts.ts';

export const estatePlanning: PreparedTexts = {
  'Wills, living trusts and papers for illness in {city}: what each is for, and what to do first.':
    'Testamentos, fideicomisos en vida y papeles para una enfermedad en {city}: para qué sirve cada uno y qué hacer primero.',
  Wills: 'Testamentos',
  '<p>A will says who receives what, and names a guardian for your children. It speaks after your death, and usually through a court. How many witnesses it needs, and how they sign, depends on where you live.</p>':
    '<p>El testamento dice quién recibe qué y nombra un tutor para sus hijos. Se cumple después de su muerte, y por lo general por medio del tribunal. Cuántos testigos necesita, y cómo firman, depende de dónde vive usted.</p>',
  'Living trusts': 'Fideicomisos en vida',
  '<p>A living trust holds your home and accounts now, under your own control, and hands them on later. It can only hand on what it was given: a deed and some forms have to follow the signature. Whether it is worth the work depends on what you own and where you live.</p>':
    '<p>El fideicomiso en vida tiene su casa y sus cuentas desde ahora, bajo el control de usted, y las entrega más adelante. Solo puede entregar lo que se le dio: después de la firma hacen falta una escritura y algunos formularios. Si vale la pena depende de lo que usted tiene y de dónde vive.</p>',
  'If you are ill': 'Si usted se enferma',
  '<p>Two more papers speak while you live. One names somebody for your money. The other names somebody for your treatment, and says what you would want.</p>':
    '<p>Hay dos papeles más que valen mientras usted vive. Uno, el poder notarial, nombra a alguien para su dinero. El otro, la directiva anticipada de atención médica, nombra a alguien para su tratamiento y dice lo que usted querría.</p>',
  'Witnesses, and a notary where one is needed': 'Testigos, y un notario donde hace falta',
  'We tell you who has to be in the room, and who must not be.':
    'Le decimos quién tiene que estar presente y quién no debe estar.',
  'The papers are put to work': 'Los papeles empiezan a servir',
  'Deeds, accounts and beneficiaries are brought in line with the plan. A trust that holds nothing avoids nothing.':
    'Escrituras, cuentas y beneficiarios se ponen de acuerdo con el plan. Un fideicomiso vacío no evita nada.',
  'A birth, a death, a marriage, a divorce or a move can change what the papers should say.':
    'Un nacimiento, una muerte, una boda, un divorcio o una mudanza pueden cambiar lo que deben decir los papeles.',
  'It depends on what you own, on whose name is on it, and on how the law passes it on. A home is often the reason for a trust. If your accounts name beneficiaries, a will may be all you need. Parents of young children should have a will in either case.':
    'Depende de lo que usted tiene, de a nombre de quién está y de cómo la ley lo entrega. Una casa es muchas veces la razón para hacer un fideicomiso. Si sus cuentas tienen beneficiarios, tal vez le baste un testamento. Los padres de niños pequeños deben tener un testamento en todo caso.',
  'What happens if I have written nothing?': '¿Qué pasa si no he escrito nada?',
  'Then the law decides who inherits, and a court decides who looks after your children and who does the work. It may not be what you would have chosen.':
    'Entonces la ley decide quién hereda, y un juez decide quién cuida a sus hijos y quién se encarga de los trámites. Tal vez no sea lo que usted habría elegido.',
  'We signed papers years ago. Are we done?':
    'Firmamos los papeles hace años. ¿Ya está todo listo?',
  'Look at two things: is everyone in them still the right person, and does what you own match what they say? If you have moved here from far away since, have them read once.':
    'Mire dos cosas: ¿todas las personas que aparecen en ellos siguen siendo las indicadas? ¿Lo que usted tiene coincide con lo que dicen? Si desde entonces se mudó aquí desde lejos, pida que alguien los lea una vez.',
  'Estate Planning Review (60 min)': 'Revisión del plan patrimonial (60 min)',
  'We read your will or trust, or plan your first one.':
    'Leemos su testamento o su fideicomiso, o planeamos el primero.',
  'Wills, trusts and deeds that you have, and a list of what you own. Missing papers are fine.':
    'Los testamentos, fideicomisos y escrituras que tenga, y una lista de sus bienes. Si le falta algún papel, no importa.',
  'Whom you want to provide for, and whether you own a home. No account numbers.':
    'A quién quiere proteger y si tiene casa propia. Sin números de cuenta.',
};
