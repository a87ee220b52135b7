import type { rewards as english } from '../en/rewards.ts';

export const rewards: typeof english = {
  title: 'Premios',
  lead: 'Lo que desbloquean las visitas, en un evento o en todos.',
  add: 'Agregar premio',
  empty: 'Prueba con un premio por la primera visita. Dan ganas de hacer la siguiente.',
  columns: {
    reward: 'Premio',
    required: 'Requisito',
  },
  types: {
    visit_count: 'Número de visitas',
    event_completion: 'Evento completo',
    special_achievement: 'Logro especial',
  },
  typeHelp: {
    visit_count: 'Se desbloquea con visitas verificadas a cualquier negocio.',
    event_completion: 'Se desbloquea al visitar todos los negocios de un evento.',
    special_achievement: 'Se desbloquea con visitas verificadas a negocios con un premio especial.',
  },
  requirements: {
    visit_count: (count) => `${count} ${count === 1 ? 'visita' : 'visitas'}`,
    event_completion: (count) =>
      `${count} ${count === 1 ? 'evento completo' : 'eventos completos'}`,
    special_achievement: (count) =>
      `${count} ${count === 1 ? 'visita especial' : 'visitas especiales'}`,
  },
  requiredCounts: {
    visit_count: 'Visitas',
    event_completion: 'Eventos completos',
    special_achievement: 'Visitas especiales',
  },
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    translatedName: 'Nombre traducido',
    translatedDescription: 'Descripción traducida',
    type: 'Tipo de premio',
    requiredCount: 'Cantidad requerida',
    active: 'Activo',
    activeHelpNew: 'Los asistentes solo ven los premios activos.',
    activeHelp: 'Cada quien conserva lo que ya desbloqueó o canjeó.',
    stock: 'Cantidad',
    stockHelp:
      'Por evento. Déjalo vacío si no hay límite. Avisamos a los asistentes cuando quedan pocos.',
    noLimit: 'Sin límite',
    business: 'Dónde se recoge',
    businessHelp: 'Un negocio puede canjear sus propios premios. La mesa puede canjearlos todos.',
    desk: 'La mesa',
    excludedTypes: 'No es para estos boletos',
    excludedTypesHelp: 'Quienes tienen estos boletos no ven el premio.',
    forAllTickets: 'Para todos los boletos',
  },
  translations: {
    name: 'nombre',
    description: 'descripción',
  },
  preview: {
    name: 'Nombre del premio',
    description: 'Lo que reciben',
    everyStop: (events) =>
      events === 1 ? 'Todas las paradas del evento' : `Todas las paradas de ${events} eventos`,
  },
};
