import type { DeferredTexts } from '../en/deferred.ts';
import { withArticle } from '../with-article.ts';

/** Texts of en/deferred.ts in Spanish. */
export const spanish: DeferredTexts = {
  facts: {
    title: 'Conviene saber',
    openTonight: 'Abierto esta noche',
    from: (time: string) => `desde ${withArticle(time)}`,
    until: (time: string) => `hasta ${withArticle(time)}`,
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
  group: {
    title: 'Pasear juntos',
    lead: 'Hasta doce personas ven su nombre de pila y sus sellos. Nunca dónde está nadie.',
    start: 'Crear un grupo',
    invite: 'Invitar',
    inviteTitle: 'Pasea conmigo',
    inviteText: (event: string, href: string) => `Pasea conmigo en ${event}: ${href}`,
    scan: 'O que escaneen este código',
    qrLabel: 'Código QR del enlace a tu grupo',
    copied: 'Enlace copiado',
    members: 'Quién pasea contigo',
    you: 'Tú',
    stamps: (count: number, total: number) => `${count} de ${total} sellos`,
    leave: 'Salir del grupo',
    joined: 'Ya estás en el grupo',
    joinedWhere: 'Está en tu perfil, en «Pasear juntos».',
    left: 'Has salido del grupo',
    failed: 'No funcionó',
    unavailable: 'El grupo no se puede mostrar en este momento.',
    joinTitle: (event: string) => `Un grupo para ${event}`,
    joinLead: (count: number) =>
      count === 1 ? 'Hay una persona en él.' : `Hay ${count} personas en él.`,
    joinWhat: 'Verán tu nombre de pila y tus sellos, y tú los suyos. Puedes salir cuando quieras.',
    join: 'Unirme al grupo',
    notNow: 'Ahora no',
    states: {
      full: 'Este grupo está completo: pasean juntas doce personas como máximo.',
      over: 'Este paseo ya terminó; sus grupos no admiten a nadie más.',
      'not-registered': 'Inscríbete primero en este paseo y vuelve a abrir el enlace.',
      elsewhere: 'Estás en otro grupo. Sal de él en tu perfil y vuelve a abrir el enlace.',
    },
    unknownTitle: 'Este grupo no existe',
    unknown: 'El enlace está roto o ya salieron todos. Pide uno nuevo.',
    toProfile: 'Ir a tu perfil',
  },
  walks: {
    title: 'Tus otros paseos',
    lead: 'Inscripciones que tomaste junto con esta.',
    switchTo: 'Cambiar',
    switchToName: (name: string) => `Cambiar a ${name}`,
    failed: 'No se pudo cambiar de paseo',
  },
  review: {
    notConfirmed: 'El personal no la confirmó',
  },
  list: {
    layout: 'Presentación',
    cards: 'Tarjetas',
    compact: 'Lista',
    noneForFilter: {
      all: 'Aún no se ha unido ningún negocio a este paseo. Aparecerán aquí en cuanto lo hagan.',
      visited:
        'Todavía no has visitado ningún negocio. Registra tu primera visita para verlo aquí.',
      unvisited: 'Has visitado todos los negocios. ¡Qué buen paseo!',
    },
    noneNearby: (distance: string) =>
      `No hay ningún negocio a menos de ${distance}. Míralos todos o sigue caminando.`,
    wantedFull: (max: number) =>
      `Tu lista está completa: ${max} negocios. Quita uno para añadir otro.`,
  },
};
