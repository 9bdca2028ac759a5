import type { PreparedTexts } from '../../prepared-texts.ts';

export const advertising: PreparedTexts = {
  '{advertisingPage}': '{advertisingPage}',
  'This website is advertising by a law firm. What that means, and who answers for it.':
    'Este sitio web es publicidad de un bufete de abogados. Qué significa eso y quién responde por ello.',
  'This website is advertising by a law firm. The {advertisingRules} apply to it.':
    'Este sitio web es publicidad de un bufete de abogados. Debe cumplir las {advertisingRules}.',
  'Who answers for it': 'Quién responde por ello',
  '<p>{firm}, {address}. Telephone {phone}.</p>': '<p>{firm}, {address}. Teléfono: {phone}.</p>',
  '<p>{Attorney} responsible for this website: {responsibleAttorney}. {barNumberLabel}: {barNumber}.</p>':
    '<p>Abogado o abogada responsable de este sitio web: {responsibleAttorney}. {barNumberLabel}: {barNumber}.</p>',
  'No promises': 'Sin promesas',
  '<p>Nothing here is a guarantee, warranty or prediction about the outcome of your matter. Each one depends on its own facts. What clients say about us, and results in other matters, do not tell you what yours will be.</p>':
    '<p>Nada de lo que hay aquí es una garantía ni una predicción sobre el resultado de su caso. Cada caso depende de sus propios hechos. Lo que los clientes dicen de nosotros, y los resultados en otros casos, no le dicen cuál será el suyo.</p>',
  'Figures about us': 'Cifras sobre nosotros',
  '<p>Ratings, years of experience and times to reply on this website are the firm’s own statements. Reviews from other websites are quoted with their source and date. What is marked “Sample” is an illustration and not from clients.</p>':
    '<p>Las calificaciones, los años de experiencia y los tiempos de respuesta en este sitio web son declaraciones del propio bufete. Las opiniones de otros sitios web se citan con su fuente y su fecha. Lo que lleva la palabra «Ejemplo» es una ilustración y no viene de clientes.</p>',
  'No advice, no relationship': 'Ni asesoría ni relación',
  '<p>This website is general information, not legal advice, and using it creates no lawyer-client relationship.</p>':
    '<p>Este sitio web es información general, no asesoría legal, y usarlo no crea una relación de abogado y cliente.</p>',
};
