import type { pointRules as english } from '../en/point-rules.ts';

export const pointRules: typeof english = {
  title: 'Reglas de puntos',
  lead: 'Cuántos puntos da cada visita. Los cambios se aplican a todos de inmediato. Los eventos pasados conservan su tabla de posiciones.',
  add: 'Agregar regla de puntos',
  empty:
    'Empieza con diez puntos por cada visita registrada. La tabla de posiciones no necesita más.',
  columns: {
    rule: 'Regla',
    trigger: 'Cuándo se gana',
  },
  points: (points) => (points === 1 ? '1 punto' : `${points} puntos`),
  triggers: {
    check_in: 'Visita registrada',
    first_check_in: 'Primera visita del evento',
    special_reward: 'Negocio con premio especial',
    category: 'Categoría del negocio',
    time_window: 'Horario',
    all_businesses: 'Todos los negocios',
  },
  triggerHelp: {
    check_in: 'Cada visita verificada da estos puntos.',
    first_check_in: 'La primera visita verificada del evento da estos puntos.',
    special_reward: 'Cada visita verificada a un negocio con premio especial da estos puntos.',
    category: 'Cada visita verificada a un negocio de esta categoría da estos puntos.',
    time_window: 'Cada visita verificada en este horario da estos puntos.',
    all_businesses: 'La visita que completa todas las paradas da estos puntos.',
  },
  fields: {
    name: 'Nombre',
    trigger: 'Cuándo se gana',
    points: 'Puntos',
    category: 'Categoría',
    chooseCategory: 'Elige una categoría',
    noCategory: 'Ninguna',
    windowStart: 'Empieza el horario',
    windowEnd: 'Termina el horario',
    activeFrom: 'Cuenta desde',
    activeUntil: 'Cuenta hasta',
    noLimit: 'Sin límite',
    timesHelp: (timeZone) => `Deja ambos vacíos si no hay límite. Zona horaria: ${timeZone}.`,
    active: 'Activa',
    activeHelp:
      'Las reglas inactivas no dan puntos. La tabla de posiciones se actualiza de inmediato.',
  },
  standings: {
    title: 'Cómo cambia la tabla de posiciones',
    table: 'Primeros lugares de la tabla después del cambio',
    participant: 'Participante',
    points: 'Puntos',
    incomplete: 'Completa la regla para ver cómo cambia la tabla de posiciones.',
    loading: 'Calculando…',
    failed: 'No pudimos calcular la tabla de posiciones. Aun así puedes guardar la regla.',
    over: 'Este evento ya terminó. Su tabla de posiciones no cambiará.',
    noParticipants: 'Aún no se registra nadie, así que la tabla de posiciones no cambiará.',
    unchanged: 'No cambian los puntos de nadie.',
    changed: (changed, participants) =>
      `Cambian los puntos de ${changed} de ${participants} asistentes.`,
    total: 'puntos en total',
    before: (points) => `${points} antes,`,
  },
};
