import type { mail as english } from '../en/mail.ts';

export const mail: typeof english = {
  title: 'Correos',
  lead: 'Correos de la última semana y el estado de su entrega.',
  adminsOnly: 'Solo los administradores pueden ver los correos enviados. Pide ayuda a uno.',
  loadFailed: 'No pudimos cargar los correos',
  sender: (from) => `Enviados desde ${from}`,
  notSetUp:
    'El correo no está configurado. Firebase envía los enlaces para iniciar sesión sin un código, y no aparecen aquí.',
  none: 'Aquí aparecen los correos a medida que se envían. Envíate un correo de prueba para revisar la configuración.',
  kinds: {
    'sign-in': 'Enlace para iniciar sesión',
    confirmation: 'Confirmación',
    announcement: 'Anuncio',
    roster: 'Enlace de un voluntario',
    'event-notice': 'Nuevo paseo',
    offer: 'Lugar libre',
    test: 'Correo de prueba',
  },
  allStates: 'Todos',
  states: { queued: 'En espera', sent: 'Enviado', failed: 'No se envió' },
  columns: { to: 'Para', state: 'Estado', time: 'Hora' },
  failure: (reason, attempts) => (attempts > 1 ? `${reason} (${attempts} intentos)` : reason),
  again: {
    send: 'Enviar de nuevo',
    sendTo: (to) => `Enviar de nuevo a ${to}`,
    sending: 'Enviando…',
  },
  sendFailed: 'No pudimos enviar el correo',
  outcomes: {
    sent: 'Correo enviado',
    failed: 'El correo no se envió',
    queued: 'Correo en espera',
    queuedText: 'Seguiremos intentándolo.',
  },
  test: {
    open: 'Enviar un correo de prueba',
    title: 'Enviar un correo de prueba',
    form: 'Correo de prueba',
    lead: 'Revisa que llegue y que no termine en spam.',
    email: 'Correo',
    submit: 'Enviar',
    sending: 'Enviando…',
  },
};
