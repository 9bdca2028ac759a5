import type { PreparedTexts } from '../../prepared-texts.ts';

export const custody: PreparedTexts = {
  'Child custody and parenting plans in {city}: what a court looks at, and what to do first.':
    'Custodia de los hijos y planes de crianza en {city}: en qué se fija un juez y qué hacer primero.',
  'A child needs to know where they sleep on Tuesday. A good plan answers that, and the small questions after it.':
    'Un niño necesita saber dónde duerme el martes. Un buen plan responde eso, y las preguntas pequeñas que vienen después.',
  '<p>You don’t have to win against the other parent. You have to find a week that your child can live in. We begin with that week.</p>':
    '<p>No tiene que ganarle al otro padre o a la otra madre. Tiene que encontrar una semana en la que su hijo pueda vivir. Empezamos por esa semana.</p>',
  'Two questions': 'Dos preguntas',
  '<p>Who decides about school, health and faith? And where does the child live, on which days? Parents can share both, or one may have more of either. The words for it differ from place to place.</p>':
    '<p>¿Quién decide sobre la escuela, la salud y la fe? ¿Y dónde vive el niño, y en qué días? Los padres pueden compartir las dos cosas, o uno puede tener más de una o de otra. Las palabras para esto cambian de un lugar a otro.</p>',
  'Two things: who decides for a child, and where the child lives.':
    'Son dos cosas: quién decide por un niño y dónde vive el niño.',
  'A parenting plan': 'Un plan de crianza',
  '<p>It says who brings the child to school, who stays home when they are ill, and what happens on birthdays, in the holidays and when somebody moves. The more it says about an ordinary week, the less there is to argue about.</p>':
    '<p>Dice quién lleva al niño a la escuela, quién se queda en casa cuando se enferma y qué pasa en los cumpleaños, en las vacaciones y cuando alguien se muda. Cuanto más dice sobre una semana normal, menos hay que discutir.</p>',
  'When parents can’t agree': 'Cuando los padres no se ponen de acuerdo',
  '<p>A judge then decides by what is best for the child. Health, safety, school, and how each parent supports the other’s place in the child’s life can all count. In many courts parents meet a mediator first.</p>':
    '<p>Entonces un juez decide según lo que es mejor para el niño. Pueden contar la salud, la seguridad, la escuela y cómo cada uno respeta el lugar del otro en la vida del niño. En muchos tribunales, los padres se reúnen primero con un mediador.</p>',
  'We look at an ordinary week': 'Miramos una semana normal',
  'Who does what now, what works, and what does not.':
    'Quién hace qué ahora, qué funciona y qué no.',
  'A proposal': 'Una propuesta',
  'We write down a plan that could work, and you read it before anybody else does.':
    'Escribimos un plan que podría funcionar, y usted lo lee antes que nadie.',
  'If it is needed': 'Si hace falta',
  'Mediation or a hearing': 'Mediación o una audiencia',
  'We tell you what to bring, what will be asked, and what to leave out.':
    'Le decimos qué llevar, qué le van a preguntar y qué es mejor no decir.',
  'An order': 'Una orden',
  'A court makes it binding, whether the two of you agreed on it or a judge decided.':
    'El tribunal la hace obligatoria, ya sea que los dos se hayan puesto de acuerdo o que haya decidido un juez.',
  'Write down the week as it is now: nights, school, doctors, practice.':
    'Anote cómo es la semana ahora: noches, escuela, médicos, entrenamientos.',
  'Keep messages between you and the other parent, and keep them short.':
    'Guarde los mensajes entre usted y el otro padre o la otra madre, y escríbalos cortos.',
  'Leave your child out of the argument, and off your social media.':
    'Mantenga a su hijo fuera de la discusión y fuera de sus redes sociales.',
  'If an order exists, keep to it until a court changes it.':
    'Si hay una orden, cúmplala hasta que el tribunal la cambie.',
  'Does my child get to choose?': '¿Mi hijo puede elegir?',
  'A judge may hear what a child wants, more so the older the child is. It is one thing among many. Please don’t ask your child to choose between you.':
    'Un juez puede escuchar lo que quiere un niño, y más cuanto mayor es. Es una cosa entre muchas. Por favor, no le pida a su hijo que elija entre ustedes.',
  'The other parent wants to move away. What now?':
    'El otro padre o la otra madre quiere mudarse lejos. ¿Qué hago?',
  'If there is an order, look at what it says about moving, and ask before the move, not after it. Courts look at the reasons, the distance, and the child’s ties to both of you.':
    'Si hay una orden, mire qué dice sobre mudarse, y pregunte antes de la mudanza, no después. Los jueces miran las razones, la distancia y los lazos del niño con los dos.',
  'My child is not safe there. What can I do today?':
    'Mi hijo corre peligro allí. ¿Qué puedo hacer hoy?',
  'If a child is in danger, call {emergencyNumber}. A court can make an order quickly when there is a danger. Tell us what happened, when, and who saw it.':
    'Si un niño está en peligro, llame al {emergencyNumber}. El tribunal puede dar una orden con rapidez cuando hay peligro. Díganos qué pasó, cuándo y quién lo vio.',
  'Child Custody Consultation (45 min)': 'Consulta de custodia de los hijos (45 min)',
  'The child’s week: how it is, how it could be, and how to write it down.':
    'La semana del niño: cómo es, cómo podría ser y cómo ponerla por escrito.',
  'Orders and agreements about the children, and the week as it is now. Missing papers are fine.':
    'Órdenes y acuerdos sobre los hijos, y cómo es la semana ahora. Si le falta algún papel, no importa.',
  'How old the children are, where they live now, and any date that is set.':
    'Cuántos años tienen los niños, dónde viven ahora y cualquier fecha que esté fijada.',
};
