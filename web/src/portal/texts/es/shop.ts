import type { shop as english } from '../en/shop.ts';

export const shop: typeof english = {
  form: 'Canjear un premio',
  code: 'Código del premio',
  codeHelp:
    'Los ocho dígitos en el teléfono del visitante. También puedes usar un lector de códigos.',
  redeem: 'Canjear',
  checking: 'Revisando…',
  signOut: 'Cerrar sesión',
  checkIns: 'Visitas aquí',
  redemptions: 'Canjeados aquí',
  noRewards: 'Aquí aún no hay premios para entregar. Pregunta a los organizadores.',
  rewards: (names) => `Aquí entregas: ${names.join(', ')}.`,
  result: {
    attendee: (name) => `Para ${name}`,
    notRedeemed: 'No se canjeó',
    nextCode: 'Siguiente código',
    sameCode: 'Volver al código',
  },
};
