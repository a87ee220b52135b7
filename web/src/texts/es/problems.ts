import type { problems as english } from '../en/problems.ts';

export const problems: typeof english = {
  offline: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
  unreadable: 'El servidor respondió algo inesperado. Inténtalo de nuevo en un momento.',
  unexpected: 'Algo salió mal. Inténtalo de nuevo.',
  byCode: {
    'invalid-input': 'Algo de lo que enviaste no es válido. Revísalo e inténtalo de nuevo.',
    'not-signed-in': 'Inicia sesión para continuar.',
    'session-expired': 'Tu sesión terminó. Inicia sesión de nuevo.',
    forbidden: 'No tienes permiso para hacer esto.',
    'not-registered': 'Aún no estás registrado en este evento.',
    'not-found': 'No lo encontramos.',
    'ticket-not-found': 'No encontramos esta entrada.',
    'ticket-used': 'Esta entrada ya se usó.',
    'ticket-not-yours':
      'Esta entrada se vendió a otra persona. Regístrate con el nombre y el correo con que se compró, o continúa y paga en efectivo en la mesa de registro.',
    'email-in-use': 'Este correo ya tiene una cuenta. Inicia sesión.',
    'already-registered': 'Ya estás registrado en este evento.',
    'already-claimed': 'Este premio ya se entregó.',
    'code-expired': 'Este código venció.',
    'no-active-event': 'La inscripción para este paseo no está abierta.',
    'event-not-running': 'El evento no está en curso.',
    'too-far': 'Tu teléfono estaba demasiado lejos de la puerta.',
    'fix-too-old': 'Tu ubicación es demasiado antigua. Inténtalo de nuevo.',
    'unknown-venue-code': 'Este código no es de este lugar.',
    'reward-locked': 'Este premio aún está bloqueado.',
    'too-many-requests': 'Demasiados intentos. Espera un momento.',
    unexpected: 'Algo salió mal. Inténtalo de nuevo.',
  },
};
