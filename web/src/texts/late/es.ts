import type { LateTexts } from './en.ts';

/** `en.ts` in Spanish. */
export const spanish: LateTexts = {
  facts: {
    title: 'Conviene saber',
    openTonight: 'Abierto esta noche',
    from: (time: string) => `desde las ${time}`,
    until: (time: string) => `hasta las ${time}`,
    offered: 'Se ofrece',
    withoutAlcohol: 'Sin alcohol',
    entrance: 'Entrada',
    stepFree: { yes: 'Sin escalones', no: 'Hay escalones' },
    restroom: 'Baño',
    restrooms: {
      none: 'No para visitantes',
      yes: 'Sí, con escalones',
      step_free: 'Sí, sin escalones',
    },
    website: 'Sitio web',
    phone: 'Teléfono',
    offline: 'Con conexión hay más información.',
  },
  list: {
    layout: 'Presentación',
    cards: 'Tarjetas',
    compact: 'Lista',
    wantedFull: (max: number) =>
      `Tu lista está completa: ${max} negocios. Quita uno para añadir otro.`,
  },
};
