import type { PreparedTexts } from '../../../prepared-texts.ts';

export const firstCustodyMeeting: PreparedTexts = {
  'What to bring to a first custody meeting': 'Qué llevar a una primera reunión sobre custodia',
  'Seven papers, one calendar and no verdicts. A short list for a hard morning.':
    'Siete papeles, un calendario y ningún veredicto. Una lista corta para una mañana difícil.',
  '<p>You don’t need a folder with tabs. You need to arrive, and to be able to say what your child’s week looks like. If you have an hour the evening before, this is how to use it.</p>':
    '<p>No necesita una carpeta con separadores. Necesita llegar y poder decir cómo es la semana de su hijo. Si la noche anterior tiene una hora, así puede usarla.</p>',
  '<h2>The seven papers</h2>': '<h2>Los siete papeles</h2>',
  '<li><strong>Any court papers</strong> you were given, with the envelope. Dates on envelopes matter.</li>':
    '<li><strong>Todos los papeles del tribunal</strong> que le hayan entregado, con el sobre. Las fechas en los sobres importan.</li>',
  '<li><strong>Any agreement</strong> you already have, even a text message that says who has Wednesdays.</li>':
    '<li><strong>Cualquier acuerdo</strong> que ya tengan, aunque sea un mensaje de texto que diga a quién le tocan los miércoles.</li>',
  '<li><strong>The school calendar</strong> and your child’s ordinary week on one page: who wakes them, who drives, who helps with homework.</li>':
    '<li><strong>El calendario escolar</strong> y la semana normal de su hijo en una página: quién lo despierta, quién maneja, quién le ayuda con la tarea.</li>',
  '<li><strong>Names and numbers</strong>: school, pediatrician, therapist, coach.</li>':
    '<li><strong>Nombres y teléfonos</strong>: escuela, pediatra, terapeuta, entrenador.</li>',
  '<li><strong>Your work schedule</strong> for a typical month, and the other parent’s if you know it.</li>':
    '<li><strong>Su horario de trabajo</strong> en un mes normal, y el del otro padre o la otra madre si lo sabe.</li>',
  '<li><strong>Orders of other courts</strong>: a restraining order, a juvenile case, an order from another state.</li>':
    '<li><strong>Órdenes de otros tribunales</strong>: una orden de restricción, un caso en el tribunal de menores, una orden de otro estado.</li>',
  '<li><strong>A photo ID.</strong> That one is for us.</li>':
    '<li><strong>Una identificación con foto.</strong> Esa es para nosotros.</li>',
  '<p>If half of these are missing, come anyway. Missing papers can be found. Missed deadlines sometimes can’t.</p>':
    '<p>Si le falta la mitad, venga de todos modos. Los papeles que faltan se pueden encontrar. Los plazos que se pasan a veces ya no se recuperan.</p>',
  '<h2>What the court will look at</h2>': '<h2>En qué se fija el tribunal</h2>',
  '<aside><p><strong>Best interest, in plain words</strong>What is good for this child, not what is fair between the parents.</p></aside>':
    '<aside><p><strong>El interés superior del niño, en palabras sencillas</strong>Lo que es bueno para este niño, no lo que es justo entre los padres.</p></aside>',
  '<p>California courts decide custody by the best interest of the child. Family Code section 3011 names what that includes: the child’s health, safety and welfare, any history of abuse, and the nature and amount of contact with both parents. Section 3020 adds that frequent and continuing contact with both parents is the state’s policy where it is safe.</p>':
    '<p>Los tribunales de California deciden la custodia según el interés superior del niño. La sección 3011 del Código de Familia (Family Code) dice qué incluye: la salud, la seguridad y el bienestar del niño, cualquier historial de abuso, y cómo y cuánto es el contacto con los dos padres. La sección 3020 agrega que la política del estado es el contacto frecuente y continuo con los dos padres, cuando eso es seguro.</p>',
  '<p>Nobody wins a custody case by having the longer list of complaints. What helps is being able to describe your child’s needs in plain sentences.</p>':
    '<p>Nadie gana un caso de custodia por tener la lista de quejas más larga. Lo que ayuda es poder describir las necesidades de su hijo en frases sencillas.</p>',
  '<h2>Mediation comes first</h2>': '<h2>Primero, la mediación</h2>',
  '<aside><p><strong>Mediation, in plain words</strong>A talk with a trained counselor of the court, who looks for an agreement. In some counties the counselor also gives the judge a recommendation.</p></aside>':
    '<aside><p><strong>La mediación, en palabras sencillas</strong>Una conversación con un consejero preparado del tribunal, que busca un acuerdo. En algunos condados, el consejero también le hace una recomendación al juez.</p></aside>',
  '<p>When parents disagree about custody or visitation, the court must send the dispute to mediation before the hearing (Family Code section 3170). In San Diego County, Family Court Services does this. It helps to arrive with a proposed schedule, not only with objections to the other one. If there has been violence, say so early: you may ask to be seen separately.</p>':
    '<p>Cuando los padres no están de acuerdo sobre la custodia o las visitas, el tribunal debe enviar el asunto a mediación antes de la audiencia (sección 3170 del Código de Familia). En el condado de San Diego, de eso se encargan los Servicios del Tribunal de Familia (Family Court Services). Ayuda llegar con una propuesta de horario, no solo con objeciones a la otra. Si ha habido violencia, dígalo pronto: puede pedir que le reciban por separado.</p>',
  '<h2>Three things to leave at home</h2>': '<h2>Tres cosas que debe dejar en casa</h2>',
  '<li><strong>The children.</strong> They should not have to hear this.</li>':
    '<li><strong>A los niños.</strong> No deberían tener que oír esto.</li>',
  '<li><strong>Recordings you made in secret.</strong> California requires the consent of everyone in a confidential conversation (Penal Code section 632); ask before you play or send anything.</li>':
    '<li><strong>Las grabaciones que hizo en secreto.</strong> California exige el consentimiento de todos en una conversación confidencial (sección 632 del Código Penal, Penal Code); pregunte antes de mostrar o enviar algo.</li>',
  '<li><strong>A promise to yourself to decide today.</strong> A first meeting is for understanding.</li>':
    '<li><strong>La promesa de decidir hoy.</strong> La primera reunión es para entender.</li>',
  '<h2>If you are not safe</h2>': '<h2>Si usted no está a salvo</h2>',
  '<p>If you or your child are in danger, call 911. The National Domestic Violence Hotline is 1-800-799-7233. A family court can make protective orders quickly, and you can ask for them before anything else is settled.</p>':
    '<p>Si usted o su hijo están en peligro, llame al 911. La Línea Nacional contra la Violencia Doméstica es el 1-800-799-7233. El tribunal de familia puede dar órdenes de protección con rapidez, y usted puede pedirlas antes de que se resuelva cualquier otra cosa.</p>',
  '<p>Draw your child’s ordinary week on one sheet of paper. Start there.</p>':
    '<p>Dibuje la semana normal de su hijo en una hoja de papel. Empiece por ahí.</p>',
};
