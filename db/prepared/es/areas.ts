import type { PreparedTexts } from '../prepared-texts.ts';

export const areas: PreparedTexts = {
  Bankruptcy: 'Bancarrota',
  'Debts that cannot be paid: liquidation, repayment plans, and what may be kept.':
    'Deudas que no se pueden pagar: liquidación, planes de pago y lo que usted puede conservar.',
  'Business Law': 'Derecho empresarial',
  'Founding a company, its contracts, its owners, and what happens when they disagree.':
    'La creación de una empresa, sus contratos, sus dueños y qué pasa cuando no se ponen de acuerdo.',
  'Child Custody': 'Custodia de los hijos',
  'Parenting plans and court orders built around the child’s week, not the parents’ quarrel.':
    'Planes de crianza y órdenes del tribunal pensados para la semana del niño, no para el pleito de los padres.',
  'Civil Litigation': 'Litigios civiles',
  'Disputes between people or companies that go before a court.':
    'Conflictos entre personas o empresas que llegan al tribunal.',
  'Criminal Defense': 'Defensa penal',
  'Investigations, charges, hearings and trials, and what follows a conviction.':
    'Investigaciones, cargos, audiencias y juicios, y lo que viene después de una condena.',
  Divorce: 'Divorcio',
  'An orderly path from the first filing to a signed judgment, by agreement where we can.':
    'Un camino ordenado desde la primera petición hasta la sentencia firmada, de común acuerdo cuando se puede.',
  'Elder Law': 'Derecho de las personas mayores',
  'Care, benefits, and who decides for somebody in later life.':
    'Cuidados, beneficios y quién decide por alguien en la vejez.',
  'Employment Law': 'Derecho laboral',
  'Wages, leave, discrimination, and the end of a job.':
    'Salarios, permisos, discriminación y el fin de un empleo.',
  'Estate Planning': 'Planificación patrimonial',
  'Wills and living trusts that say who decides, who inherits and who looks after the children.':
    'Testamentos y fideicomisos en vida que dicen quién decide, quién hereda y quién cuida a los niños.',
  'Family Law': 'Derecho de familia',
  'Support, property, parenting and protection when a family changes shape.':
    'Manutención, bienes, crianza y protección cuando una familia cambia.',
  Immigration: 'Inmigración',
  'Visas, permanent residence, citizenship, and proceedings about removal.':
    'Visas, residencia permanente, ciudadanía y procesos de deportación.',
  'Intellectual Property': 'Propiedad intelectual',
  'Trademarks, copyrights, patents and trade secrets.':
    'Marcas, derechos de autor, patentes y secretos comerciales.',
  'Landlord and Tenant': 'Propietarios e inquilinos',
  'Leases, repairs, deposits, rent and evictions.':
    'Contratos de alquiler, reparaciones, depósitos, renta y desalojos.',
  'Personal Injury': 'Lesiones personales',
  'Accidents, unsafe places and products, and who pays for the harm.':
    'Accidentes, lugares y productos peligrosos, y quién paga por el daño.',
  Probate: 'Sucesión testamentaria',
  'The court process that passes on what someone has left.':
    'El proceso judicial para entregar lo que alguien dejó al morir.',
  'Real Estate': 'Bienes raíces',
  'Buying, selling, financing and sharing land and homes.':
    'Comprar, vender, financiar y compartir terrenos y viviendas.',
  'Tax Law': 'Derecho fiscal',
  'Audits, appeals, debts to tax authorities, and planning ahead.':
    'Auditorías, apelaciones, deudas con la autoridad fiscal y planes para el futuro.',
  'Trust Administration': 'Administración de fideicomisos',
  'Carrying out a trust after a death: notices, accounts, taxes and distributions, in the right order.':
    'Cumplir un fideicomiso después de un fallecimiento: avisos, cuentas, impuestos y entregas, en el orden correcto.',
  'Workers’ Compensation': 'Compensación para trabajadores',
  'Injuries and illnesses that come from work.': 'Lesiones y enfermedades que causa el trabajo.',
};
