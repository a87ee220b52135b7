import type { problems as english } from '../en/problems.ts';

export const problems: typeof english = {
  offline: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
  unreadable: 'El servidor respondió algo inesperado. Inténtalo de nuevo en un momento.',
  unexpected: 'Algo salió mal. Inténtalo de nuevo.',
  reference: (requestId) => `Si vuelve a ocurrir, dinos este número: ${requestId}.`,
  listenerReference: (code, at) => `Si vuelve a ocurrir, dinos esto: ${code}, ${at}.`,
  isServerLanguage: false,
  byCode: {
    'invalid-input': 'Algo de lo que enviaste no es válido. Revísalo e inténtalo de nuevo.',
    'not-signed-in': 'Inicia sesión para continuar.',
    'session-expired': 'Tu sesión terminó. Inicia sesión de nuevo.',
    forbidden: 'No tienes permiso para hacer esto.',
    'not-registered': 'Aún no te has inscrito en este evento.',
    'not-found': 'No lo encontramos.',
    'ticket-not-found': 'No encontramos esta entrada.',
    'ticket-used': 'Esta entrada ya se usó.',
    'ticket-not-yours':
      'Esta entrada se vendió a otra persona. Inscríbete con el nombre y el correo con que se compró, o continúa y paga en efectivo en la mesa de registro.',
    'email-not-proven':
      'Esta entrada se vendió a un correo electrónico. Confirma que el tuyo es ese, o continúa y paga en efectivo en la mesa de registro.',
    'idempotency-key-reused': 'Este formulario ya se envió con otros datos. Envíalo de nuevo.',
    'wrong-code': 'No conocemos este código.',
    'wrong-address': 'Este enlace se envió a otro correo.',
    'mail-rejected': 'No pudimos enviar el correo a esta dirección. Revísala e intenta de nuevo.',
    'already-registered': 'Ya te has inscrito en este evento.',
    'already-exists': 'Esto ya existe.',
    'already-claimed': 'Este premio ya se entregó.',
    'code-expired': 'Este código venció.',
    'no-active-event': 'La inscripción para este paseo no está abierta.',
    'before-registration':
      'Esta visita se hizo antes de tu inscripción, así que no cuenta. Regístrala de nuevo.',
    'event-not-running': 'El evento no está en curso.',
    'check-in-paused':
      'El registro de visitas está en pausa un momento. Espera el aviso y vuelve a intentarlo.',
    'business-closed':
      'Este local ha cerrado por esta noche. No pierdes nada: sigue con el próximo.',
    'too-far': 'Tu teléfono estaba demasiado lejos de la puerta.',
    'fix-too-old': 'Tu ubicación es demasiado antigua. Inténtalo de nuevo.',
    'location-unclear':
      'Tu teléfono no sabe bien dónde está. Sal a un lugar abierto o escanea el código del lugar.',
    'unknown-venue-code': 'Este código no es de este lugar.',
    'not-paid': 'Tu entrada aún no está pagada. Paga primero en la mesa de registro.',
    'registration-cancelled': 'Tu inscripción se canceló. Pregunta en la mesa de registro.',
    'out-of-stock': 'En este momento no queda ninguno de estos premios.',
    'event-over': 'Este paseo ya terminó.',
    'group-full': 'Este grupo está completo.',
    'in-use': 'Ya estás en otro grupo. Sal primero de ese.',
    'reward-locked': 'Este premio aún está bloqueado.',
    'name-taken': 'Alguien tiene este nombre, o uno que se le parece. Elige otro.',
    'name-not-allowed':
      'Elige otro nombre: uno que todos puedan leer y que no se parezca a los del personal.',
    'name-hidden': 'El personal ha ocultado tu nombre. Pregunta en la mesa.',
    'too-many-requests': 'Demasiados intentos. Espera un momento.',
    unreadable: 'Un registro está dañado y solo los organizadores pueden arreglarlo. Avísales.',
    unexpected: 'Algo salió mal. Inténtalo de nuevo.',
    unavailable: 'Ahora no podemos consultar nuestros datos. Inténtalo de nuevo en un momento.',
  },
};
