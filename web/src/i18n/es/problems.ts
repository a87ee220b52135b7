import { localeOf } from '../../platform/device/organization.ts';
import type { problems as english } from '../en/problems.ts';

const dateTime = (at: Date) =>
  at.toLocaleString(localeOf('es'), { dateStyle: 'medium', timeStyle: 'short' });

export const problems: typeof english = {
  offline: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  timeout: 'El servidor tardó demasiado. Inténtalo de nuevo.',
  unreadable: 'El servidor envió una respuesta inesperada. Inténtalo de nuevo en un momento.',
  unexpected: 'Algo salió mal. Inténtalo de nuevo.',
  reference: (requestId) => `Si vuelve a ocurrir, dinos este número: ${requestId}.`,
  listenerReference: (code, at) => `Si vuelve a ocurrir, dinos esto: ${code}, ${at}.`,
  limited: {
    'staff-code': (until) =>
      `Entraste con un código de la mesa de registro. Por tu seguridad, esto funciona desde el ${dateTime(until)}, o en cuanto inicies sesión por correo.`,
    'email-corrected': (until) =>
      `La mesa de registro cambió tu correo. Por tu seguridad, esto funciona desde el ${dateTime(until)}. Si lo necesitas antes, pídeselo a un organizador.`,
  },
  isServerLanguage: false,
  byCode: {
    'invalid-input': 'Hay algo que no es válido. Revísalo e inténtalo de nuevo.',
    'not-signed-in': 'Inicia sesión para continuar.',
    'session-expired': 'Tu sesión terminó. Inicia sesión de nuevo.',
    forbidden: 'No tienes permiso para hacer esto.',
    'not-registered': 'Aún no te registras en este evento.',
    'not-found': 'No lo encontramos.',
    'ticket-not-found': 'No encontramos este boleto.',
    'ticket-used': 'Este boleto ya se usó.',
    'ticket-not-yours':
      'Este boleto es de otra persona. Usa el nombre y el correo de la compra, o paga en la mesa de registro.',
    'email-not-proven': 'Confirma tu correo para usar este boleto, o paga en la mesa de registro.',
    'idempotency-key-reused': 'Este formulario ya se envió con otros datos. Envíalo de nuevo.',
    'second-factor-required': 'Escribe el código de tu aplicación de autenticación.',
    'wrong-code': 'No reconocemos este código.',
    'wrong-address': 'Este enlace se envió a otro correo.',
    'mail-rejected': 'No pudimos enviar el correo a esta dirección. Revísala e intenta de nuevo.',
    'already-registered': 'Ya te registraste en este evento.',
    'already-exists': 'Esto ya existe.',
    'already-claimed': 'Este premio ya se entregó.',
    'email-changed': 'El correo cambió después de enviar ese código. Pide otro.',
    'code-expired': 'Este código venció.',
    'no-active-event': 'El registro para este paseo no está abierto.',
    'no-release':
      'El registro todavía no está abierto. El organizador aún debe publicar la exención.',
    'before-registration':
      'Esta visita es de antes de tu registro, así que no cuenta. Regístrala de nuevo.',
    'event-not-running': 'El evento no está en curso.',
    'check-in-paused':
      'El registro de visitas está en pausa un momento. Espera el aviso y vuelve a intentarlo.',
    'business-closed':
      'Este negocio cerró por esta noche. No te pierdes de nada: tus premios ya no lo piden.',
    'venue-code-required': 'Entra y escanea el código en el mostrador para registrar tu visita.',
    'too-far': 'Estabas demasiado lejos del negocio.',
    'fix-too-old': 'Tu ubicación es demasiado antigua. Inténtalo de nuevo.',
    'location-unclear':
      'Tu ubicación no es clara. Sal al aire libre o escanea el código del lugar.',
    'unknown-venue-code': 'Este código no es de este lugar.',
    'not-paid': 'Tu boleto aún no está pagado. Paga primero en la mesa de registro.',
    'release-unsigned': 'El invitado debe firmar primero la exención.',
    'registration-cancelled': 'Tu registro se canceló. Pregunta en la mesa de registro.',
    'sold-out': 'Este paseo está agotado. Si tienes boleto, regístrate con él.',
    'out-of-stock': 'En este momento no queda ninguno de estos premios.',
    'event-over': 'Este paseo ya terminó.',
    'group-full': 'Este grupo está completo.',
    'in-use': 'Ya estás en otro grupo. Sal primero de ese.',
    'reward-locked': 'Este premio aún está bloqueado.',
    'name-taken': 'Ese nombre ya está en uso o se parece demasiado a otro. Elige uno diferente.',
    'name-not-allowed': 'Elige un nombre que todos puedan leer y que no parezca del personal.',
    'name-hidden': 'El personal ocultó tu nombre. Pregunta en la mesa.',
    'too-many-requests': 'Demasiados intentos. Espera un momento.',
    unreadable:
      'Algo está mal en estos datos y solo los organizadores pueden arreglarlo. Avísales.',
    unexpected: 'Algo salió mal. Inténtalo de nuevo.',
    unavailable: 'Ahora no podemos consultar nuestros datos. Inténtalo de nuevo en un momento.',
    'app-not-verified':
      'No pudimos confirmar que esto viene de nuestra app. Recarga la página e inténtalo de nuevo.',
  },
};
