import { atTime, theTime } from '@wine-walk/common/lib/spanish-times.ts';
import type { checkIn as english } from '../en/check-in.ts';

export const checkIn: typeof english = {
  title: 'Registrar visita',
  within: (distance) => `Regístrala a menos de ${distance} de la parada.`,
  why: 'Tu navegador pedirá tu ubicación. La usamos para ver qué tan cerca estás y solo se envía con tu visita.',
  useLocation: 'Usar mi ubicación',
  finding: 'Buscando tu ubicación…',
  fromBusiness: 'de distancia',
  accuracy: (distance) => `Precisión de ${distance}`,
  atBusiness: 'Ya estás cerca: registra tu visita.',
  comeCloser: 'Acércate un poco más.',
  comeInside: 'Entra y escanea el código en el mostrador.',
  outOfReach: 'Estás demasiado lejos para registrarla. Mira cómo llegar y camina hasta ahí.',
  cannotTell: 'Seguimos buscándote. Espera un poco o sal al aire libre.',
  jumping: 'Tu ubicación cambia mucho. No te muevas por un momento, lejos de paredes altas.',
  checkInAt: (name) => `Registrar visita en ${name}`,
  sending: 'Registrando tu visita…',
  preparing: 'Preparando tu pasaporte…',
  otherBusiness: 'Elegir otra parada',
  chooseOne: 'Elegir una parada',
  chooseBusiness: '¿En qué parada estás?',
  scanCode: 'Escanear código del lugar',
  withCode: (name) => `Código de ${name} listo`,
  withoutLocation: 'Registrar sin ubicación',

  failedTitle: 'No se pudo registrar la visita',
  tooFarTitle: 'Demasiado lejos del negocio',
  tooFar: (away, name, distance) =>
    `Estás a ${away} de ${name}. Acércate a menos de ${distance} para registrar tu visita.`,
  comeWithin: (distance, name) =>
    `Acércate a menos de ${distance} de ${name} para registrar tu visita.`,
  staleFixTitle: 'Tu ubicación está desactualizada',
  staleFix: 'Tiene más de 2 minutos. No te muevas y la revisamos otra vez.',
  unclearFixTitle: 'No pudimos ubicarte',
  unclearFixHelp: 'Unos pasos al aire libre suelen ayudar. El código del cartel siempre funciona.',
  wrongCodeHelp:
    'Escanea el cartel otra vez o escribe los seis dígitos que están debajo del código.',
  typePin: 'Escribir el PIN',
  requiredTitle: 'Se necesita acceso a la ubicación',
  required: 'Activa el acceso a la ubicación para registrar visitas',
  deniedTitle: 'Permiso de ubicación denegado',
  denied: 'Permite el acceso a la ubicación para registrar visitas',
  unavailable: 'Tu teléfono no encontró tu ubicación.',
  timeout: 'Tardamos demasiado en ubicarte.',
  help: {
    unsupported:
      'Este navegador no comparte tu ubicación. Usa otro o escanea el código del cartel.',
    unavailable:
      'Revisa que la ubicación esté activada, sal afuera si puedes e inténtalo de nuevo.',
    timeout: 'Sal al aire libre, lejos de paredes altas, e inténtalo de nuevo.',
    denied: {
      ios: 'El iPhone pregunta cada vez: elige Permitir. Si ya no pregunta, abre Configuración, Privacidad y seguridad, Localización, Sitios web de Safari, elige Al usar la app e inténtalo de nuevo.',
      android:
        'Toca el icono junto a la dirección, abre Permisos y permite Ubicación. Si no aparece, activa la ubicación en la configuración del teléfono. Luego inténtalo de nuevo.',
      desktop:
        'Haz clic en el icono junto a la dirección, permite Ubicación para este sitio e inténtalo de nuevo.',
    },
  },
  retryLocation: 'Reintentar',
  serverHelp: 'No se perdió nada: inténtalo de nuevo en un momento.',
  tooManyHelp: 'Espera un momento e inténtalo de nuevo.',

  signInTitle: 'Inicia sesión',
  signIn: 'No pudimos saber quién eres, así que no se envió nada. Inicia sesión para continuar.',
  sessionOver: (name) =>
    `Tu sesión terminó. Guardamos tu visita a ${name} en este teléfono. Inicia sesión para enviarla.`,
  signInAction: 'Iniciar sesión',
  notRegisteredTitle: 'Aún no te registras en este paseo',
  notRegistered:
    'Regístrate con tu boleto o paga en la mesa, y luego registra tu visita en cada parada.',
  register: 'Registrarme',
  noEventTitle: 'No hay evento activo',
  noEvent: 'Podrás registrar visitas en el próximo paseo.',
  upcomingTitle: 'Aún no empieza',
  upcoming: (time) => `Desde ${theTime(time)} podrás registrar visitas.`,
  endedTitle: 'El paseo terminó',
  ended: 'Ya no se registran visitas. ¡Gracias por caminar con nosotros!',
  pausedTitle: 'El registro de visitas está en pausa',
  paused:
    'El personal lo reanuda pronto y la pantalla de inicio te avisa. Tus sellos están a salvo.',
  closedTitle: (name: string) => `${name} cerró por esta noche`,
  closed: 'No te pierdes de nada: tus premios ya no piden esta parada.',
  allVisitedTitle: '¡Completaste todas las paradas!',
  allVisited: 'Ya no te quedan paradas. ¡Bien hecho!',
  visitedTitle: 'Ya tienes este sello',
  visited: (time) =>
    time ? `A ${theTime(time)} registraste tu visita.` : 'Ya registraste tu visita aquí.',
  goneTitle: 'Esta parada ya no es parte del paseo',
  gone: 'Elige otra parada.',
  walkFailed: 'No se pudo cargar el paseo',
  done: 'Volver al paseo',

  checkedInTitle: '¡Listo! Ya tienes tu sello.',
  from: (distance) => `a ${distance}`,
  specialReward: 'Pregunta en el mostrador',
  pointsEarned: (points, all) =>
    `${points === 1 ? '1 punto ganado' : `${points} puntos ganados`}, ${all} en total`,
  stampCount: (stamped, total) => `${stamped} de ${total} sellos`,
  nextReward: 'Próximo premio',
  rewardUnlocked: 'Premio desbloqueado',
  showReward: 'Se recoge en la mesa de registro',
  showRewardAt: (business) => `Se recoge en ${business}`,
  viewReward: 'Ver premio',
  nextBusiness: (name, distance, direction) =>
    `Siguiente parada: ${name}, a ${distance} al ${direction}`,
  compass: {
    n: 'norte',
    ne: 'noreste',
    e: 'este',
    se: 'sureste',
    s: 'sur',
    sw: 'suroeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  directionsTo: (business) => `${business}. Cómo llegar`,
  lastBusiness: 'Esa fue tu última parada. ¡Bien hecho!',

  pendingTitle: '¡Casi! Falta confirmar tu visita',
  pendingAt: (name) => `Tu visita a ${name} está pendiente.`,
  reasons: {
    'unclear-fix': 'No sabemos exactamente dónde estás.',
    'implausible-speed': '¡Qué rápido llegaste!',
    'late-arrival': 'Esta visita nos llegó tarde.',
    'no-location': 'No recibimos tu ubicación.',
  },
  codeWithoutLocation:
    'El código es correcto. Solo nos falta tu ubicación para confirmar que estás aquí.',
  adviceTitle: 'Confírmala ahora',
  upgrades: 'Deja esto abierto. La confirmamos en cuanto tu ubicación sea más clara.',
  upgradesLater: 'Deja esto abierto unos minutos. Lo intentamos de nuevo por ti.',
  upgrading: 'Intentando de nuevo…',
  retryAdvice: 'Reintentar',
  retryAdviceText: 'Unos pasos al aire libre suelen ayudar.',
  locateAdviceText: 'Activa tu ubicación para confirmarla enseguida.',
  locateCodeAdviceText: 'Activa la ubicación y tu sello se completa solo.',
  waitAdviceText: 'Inténtalo de nuevo en unos minutos.',
  scanAdvice: 'Escanear código del lugar',
  scanAdviceText: 'Está en el cartel de adentro.',
  staffAdviceText: (name) => `O pide a alguien del personal que la confirme para ${name}.`,

  queuedTitle: 'Guardada en este teléfono',
  kept: (name) =>
    `No tienes conexión. Guardamos tu visita a ${name} con su lugar y hora, y la enviamos cuando te conectes.`,
  queuedNoResponse: (name) =>
    `Guardamos tu visita a ${name} con su lugar y hora, y seguimos intentando enviarla.`,
  keptSlow: (name) =>
    `El servidor está lento. Guardamos tu visita a ${name} con su lugar y hora, y la enviamos por ti.`,
  waitingTitle: 'Por enviar',
  waitingAt: (time) => `Guardada ${atTime(time)}, esperando conexión`,
  notSentYet: (time) => `Guardada ${atTime(time)}, todavía sin enviar`,
  sendingNow: 'Enviando…',
  refusedAt: (time) => `Guardada ${atTime(time)}`,
  sendNow: 'Enviar ahora',
  waitingForSignIn: (time) => `Guardada ${atTime(time)}, esperando que inicies sesión`,
  signInToSend: 'Iniciar sesión para enviar',
  notConfirmedTitle: 'Visitas que el personal no pudo confirmar',
  notConfirmedAt: (time: string) => `Guardada ${atTime(time)}, sin confirmar`,
  notConfirmedReasons: {
    'not-there': 'El personal no te vio ahí. Registra la visita de nuevo cuando estés en el lugar.',
    'unlikely-time':
      'La hora no coincide con tus otras visitas. Registra la visita de nuevo cuando estés en el lugar.',
    'code-elsewhere':
      'El código del lugar se usó lejos de su cartel. Registra la visita de nuevo cuando estés en el lugar.',
    'ask-desk': 'Pregunta en la mesa de registro.',
  },
  dismiss: 'Descartar',
  dismissOf: (name) => `Descartar la visita a ${name}`,
  sentTitle: 'Visita enviada',
  sent: (name) => `${name} está en tu pasaporte.`,
  sentPending: (name) => `${name} está por confirmarse.`,
  notSentTitle: 'Hay visitas sin enviar',
  notSent: (count) =>
    count === 1
      ? '1 visita en este teléfono espera conexión. Si cierras la sesión, se borra.'
      : `${count} visitas en este teléfono esperan conexión. Si cierras la sesión, se borran.`,
  signOutQuestion: '¿Cerrar sesión?',
  signOutNote: 'Tus sellos están a salvo. Vuelve a entrar con tu correo cuando quieras.',
  signOutByLink: 'Abriste un enlace que cierra tu sesión en este dispositivo. ¿Es lo que quieres?',
  signOutAnyway: 'Cerrar sesión de todos modos',
  staySignedIn: 'Seguir con la sesión',
  notKept: 'No pudimos guardar tu visita en este teléfono. Inténtalo cuando tengas conexión.',

  scannerTitle: 'Escanear código del lugar',
  pinBusiness: 'Negocio',
  pin: 'PIN',
  pinHelp: 'Seis dígitos, debajo del código QR del cartel.',
  pinWrong: 'El PIN tiene seis dígitos.',
  usePin: 'Continuar',
};
