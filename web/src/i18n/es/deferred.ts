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
    offline: 'Conéctate para ver más.',
  },
  group: {
    title: 'Pasear juntos',
    lead: 'Hasta doce personas ven sus nombres y sus sellos, pero nunca su ubicación.',
    start: 'Crear un grupo',
    invite: 'Invitar',
    inviteTitle: 'Pasea conmigo',
    inviteText: (event: string, href: string) => `Pasea conmigo en ${event}: ${href}`,
    scan: 'O que escaneen este código',
    qrLabel: 'Código QR del enlace a tu grupo',
    copied: 'Enlace copiado',
    members: 'Pasean contigo',
    you: 'Tú',
    stamps: (count: number, total: number) => `${count} de ${total} sellos`,
    leave: 'Salir del grupo',
    joined: 'Ya estás en el grupo',
    joinedWhere: 'Lo encuentras en tu perfil, en «Pasear juntos».',
    left: 'Saliste del grupo',
    failed: 'No funcionó',
    unavailable: 'No podemos mostrar el grupo en este momento.',
    joinTitle: (event: string) => `Un grupo para ${event}`,
    joinLead: (count: number) => (count === 1 ? 'Hay 1 persona.' : `Hay ${count} personas.`),
    joinWhat: 'Verán entre todos sus nombres y sus sellos. Puedes salir cuando quieras.',
    join: 'Unirme al grupo',
    notNow: 'Ahora no',
    states: {
      full: 'Este grupo está completo. Los grupos son de hasta doce personas.',
      over: 'Este paseo ya terminó y sus grupos están cerrados.',
      'not-registered': 'Regístrate primero en este paseo y vuelve a abrir el enlace.',
      elsewhere: 'Estás en otro grupo. Sal de él en tu perfil y vuelve a abrir el enlace.',
    },
    unknownTitle: 'No encontramos este grupo',
    unknown: 'El enlace está roto o ya salieron todos. Pide uno nuevo.',
    toProfile: 'Ir a tu perfil',
  },
  walks: {
    title: 'Tus otros paseos',
    lead: 'Otros registros que vinculaste a este.',
    switchTo: 'Cambiar',
    switchToName: (name: string) => `Cambiar a ${name}`,
    failed: 'No se pudo cambiar de paseo',
  },
  review: {
    notConfirmed: 'El personal no pudo confirmarla',
  },
  list: {
    layout: 'Vista',
    cards: 'Tarjetas',
    compact: 'Lista',
    noneForFilter: {
      all: 'Aún no hay negocios en este paseo. Aparecerán aquí en cuanto se sumen.',
      visited: 'Aún no hay visitas. Registra la primera para verla aquí.',
      unvisited: '¡Completaste todas las paradas! Bien hecho.',
    },
    noneNearby: (distance: string) =>
      `No hay nada a menos de ${distance}. Ve todos los negocios o sigue caminando.`,
    wantedFull: (max: number) =>
      `Tu lista está llena (${max} negocios). Quita uno para agregar otro.`,
  },
};
