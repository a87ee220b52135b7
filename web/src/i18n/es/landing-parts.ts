import type { landingParts as english } from '../en/landing-parts.ts';

export const landingParts: typeof english = {
  stops: 'Algunas de las paradas',
  title: 'No te pierdas el próximo paseo',
  lead: 'Deja tu correo. Te escribimos una sola vez, cuando haya fecha.',
  email: 'Correo electrónico',
  submit: 'Avísame',
  sending: 'Guardando…',
  saved: 'Listo. Te escribimos cuando se anuncie el próximo paseo.',
  invalid: 'Revisa tu correo electrónico.',
  tooMany: 'Son muchos correos desde esta red. Inténtalo en una hora.',
  failed: 'Algo falló. Inténtalo en un minuto.',
  past: 'Paseos anteriores',
};
