/**
 * Words in or around a name that are not part of it, folded (`foldText`). Typed answers to "Who is on the other side?"
 * are sentences as often as names.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Belong to the surname after them, which many people write without them or as one word: De la Cruz, Cruz, Delacruz. */
export const PARTICLES = words(
  'd de da das do dos del della dela delos di du la las le les lo los van von vander der den ter ten o mc mac st y e i',
);

/** Particles that are also common names, such as the Vietnamese Lê, Đỗ and Văn. */
export const NAME_OR_PARTICLE = words('do du la le van');

/** Words before or after a name: titles, generations, professions, legal forms. */
export const TITLES = words(`
  mr mrs ms miss mx dr prof rev hon sir sr sra srta senor senora don dona
  jr ii iii iv esq md dds phd cpa jd
  inc llc llp lp ltd corp co pc apc dba`);

/** What people write around a name in English and Spanish. */
export const SURROUNDING = words(`
  a an and the my our his her their he she they we i it is was are be am this that who whom whose which
  of to for from in on at by with against about not no yes or also both maybe probably think believe
  name names named called full first last other side party person people someone unknown none nobody
  husband wife spouse partner fiance fiancee boyfriend girlfriend ex exhusband exwife
  father mother dad mom parent parents stepfather stepmother son daughter child children kids
  brother sister siblings sibling cousin uncle aunt nephew niece grandmother grandfather grandson granddaughter
  law in-laws family relative relatives neighbor neighbour friend boss employer landlord tenant trustee executor
  lives living now currently years old year soon
  mi el ella su sus nombre se llama esposo esposa marido mujer novio novia pareja padre madre hijo hija hermano hermana
  suegro suegra ex-esposo ex-esposa ex-husband ex-wife yo con contra por para un una`);

/** Words that introduce a former or another name of the same person. */
export const OTHER_NAME_MARKS = words(
  'nee born formerly previously aka fka nka antes nacida nacido',
);
