import type { nouns as english, Noun } from '../en/nouns.ts';

export const nouns: Record<keyof typeof english, Noun> = {
  announcement: { one: 'anuncio', many: 'anuncios', gender: 'masculine' },
  business: { one: 'negocio', many: 'negocios', gender: 'masculine' },
  comment: { one: 'comentario', many: 'comentarios', gender: 'masculine' },
  event: { one: 'evento', many: 'eventos', gender: 'masculine' },
  mail: { one: 'correo', many: 'correos', gender: 'masculine' },
  offer: { one: 'oferta', many: 'ofertas', gender: 'feminine' },
  organization: { one: 'organización', many: 'organizaciones', gender: 'feminine' },
  pointRule: { one: 'regla de puntos', many: 'reglas de puntos', gender: 'feminine' },
  reward: { one: 'premio', many: 'premios', gender: 'masculine' },
  staffAccount: { one: 'cuenta del personal', many: 'cuentas del personal', gender: 'feminine' },
};
