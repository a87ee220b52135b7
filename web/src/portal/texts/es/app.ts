import { withArticle } from '../../../i18n/with-article.ts';
import type { app as english } from '../en/app.ts';

const seconds = (count: number) => `${count} ${count === 1 ? 'segundo' : 'segundos'}`;
const minutes = (count: number) => `${count} ${count === 1 ? 'minuto' : 'minutos'}`;
const statusNames = { inactive: 'inactivo', draft: 'borrador' };

export const app: typeof english = {
  loading: 'Cargando',
  portal: 'Portal del personal',
  otherLanguage: 'English',
  backToMain: 'Volver al inicio',
  tryAgain: 'Intentar de nuevo',
  required: 'Llena este campo.',
  offline:
    'No tienes conexión. Puede que veas datos viejos, y no podrás guardar hasta que vuelva la conexión.',
  navigation: {
    skip: 'Ir al contenido',
    label: 'Portal',
    more: 'Más',
    otherTabs: 'Más pestañas',
    event: 'Evento',
    statuses: { running: 'En curso', upcoming: 'Próximos', ended: 'Pasados' },
    option: (name, time, status) => `${name} – ${time}${status ? ` (${statusNames[status]})` : ''}`,
    backToCurrent: 'Volver al evento en curso',
  },
  tabs: {
    overview: 'Resumen',
    businesses: 'Negocios',
    events: 'Eventos',
    rewards: 'Premios',
    tickets: 'Boletos',
    'point-rules': 'Reglas de puntos',
    announcements: 'Anuncios',
    desk: 'Mesa',
    registrations: 'Registros',
    review: 'Revisión',
    prints: 'Impresiones',
    feedback: 'Opiniones',
    mail: 'Correos',
    organization: 'Organización',
    staff: 'Personal',
  },
  notFound: {
    title: '404 Página no encontrada',
    text: 'Aquí no hay nada',
    toOverview: 'Ir al resumen',
  },
  tabFailed: {
    text: 'No pudimos cargar esta página. Revisa tu conexión e inténtalo de nuevo.',
    reload: 'Recargar la página',
  },
  changes: {
    undo: 'Deshacer',
    several: (count) => `${count} cambios que puedes deshacer`,
    undoOf: (change) => `Deshacer: ${change}`,
    details: (event, madeBy, until) =>
      `${event ? ` · ${event}` : ''} · ${madeBy} · se puede deshacer hasta ${withArticle(until)}`,
  },
  signIn: {
    title: 'Portal del personal',
    lead: 'Prepara tus eventos, negocios, premios y boletos.',
    form: 'Inicio de sesión del personal',
    username: 'Usuario',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    signingIn: 'Iniciando sesión…',
    succeeded: 'Sesión iniciada',
    welcome: (name) => `Te damos la bienvenida, ${name}.`,
    failed: 'No pudimos iniciar la sesión',
    missing: 'Faltan datos',
    missingText: 'Escribe tu usuario y tu contraseña',
    wrong: 'El usuario o la contraseña no son correctos',
    exchangeFailed:
      'Tus datos son correctos, pero no podemos conectar con el servicio de sesiones. Inténtalo de nuevo en un momento.',
    retryInSeconds: (message, count) =>
      `${message} Puedes intentarlo de nuevo en ${seconds(count)}.`,
    retryInMinutes: (message, count, at) =>
      `${message} Puedes intentarlo de nuevo a ${withArticle(at)}, en ${minutes(count)}.`,
    unsentActions: (count) =>
      count === 1
        ? '1 acción de la mesa está guardada en este teléfono y aún no se envía. Inicia sesión con la misma cuenta para enviarla, o pide a un administrador que inicie sesión aquí.'
        : `${count} acciones de la mesa están guardadas en este teléfono y aún no se envían. Inicia sesión con la misma cuenta para enviarlas, o pide a un administrador que inicie sesión aquí.`,
    endReasons: {
      ended: 'Tu sesión terminó. Inicia sesión de nuevo.',
      expired: 'Las sesiones del personal duran 12 horas. Inicia sesión de nuevo.',
    },
    secondFactor: {
      form: 'Segundo factor',
      recoveryHelp: 'Uno de los códigos que guardaste. Cada uno sirve una vez.',
      useApp: 'Usar un código de tu app',
      useRecovery: 'Usar un código de recuperación',
      otherAccount: 'Usar otra cuenta',
      lost: '¿Perdiste tu teléfono y tus códigos de recuperación? Pide a otro administrador que los restablezca.',
    },
  },
  join: {
    kinds: {
      shift: {
        title: 'Tu turno',
        lead: 'Escribe tu PIN y tu nombre. Este teléfono funciona como mesa hasta que termine el evento.',
        button: 'Empezar mi turno',
      },
      shop: {
        title: 'Tu mostrador',
        lead: 'Escribe tu PIN. Puedes canjear premios en este teléfono hasta que termine el evento.',
        button: 'Abrir mi mostrador',
      },
      volunteer: {
        title: 'Tu puesto',
        lead: 'Escribe tu PIN. Este teléfono funciona para ti hasta que termine el evento.',
        button: 'Abrir mi puesto',
      },
    },
    pin: 'PIN',
    pinDigits: 'El PIN tiene seis dígitos.',
    name: 'Tu nombre',
    nameHelp: 'Lo mostraremos con todo lo que hagas esta noche.',
    opening: 'Abriendo…',
    done: 'Ya entraste',
    welcome: (name) => `Te damos la bienvenida, ${name}.`,
  },
  account: {
    user: (name) => `${name} · Usuario`,
    roles: { admin: 'administrador', desk: 'mesa', shop: 'negocio' },
    credentials: 'Acceso',
    signOut: 'Cerrar sesión',
    signedOut: 'Sesión cerrada',
  },
  credentials: {
    title: 'Acceso',
    mismatch: 'Las contraseñas no coinciden',
    mismatchText: 'La contraseña nueva y su confirmación no coinciden.',
    tooShort: 'Contraseña muy corta',
    tooShortText: 'La contraseña nueva debe tener al menos 6 caracteres.',
    updated: 'Acceso actualizado',
    updatedText: 'Cerramos la sesión en tus otros dispositivos.',
    failed: 'No se pudo actualizar',
    failedText: 'No pudimos actualizar tu acceso',
    currentPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    newPasswordHelp:
      'Al menos 6 caracteres. Tres o cuatro palabras son más seguras y fáciles de recordar.',
    confirmation: 'Confirma la contraseña nueva',
    update: 'Actualizar acceso',
    updating: 'Actualizando…',
  },
  secondFactor: {
    title: 'Segundo factor',
    failedText: 'No pudimos actualizar el segundo factor',
    lead: 'Agrega un código de tu teléfono, para que una contraseña robada no baste.',
    setUp: 'Configurar',
    isOn: (codesLeft) =>
      codesLeft === 1
        ? 'Está activado. Te queda 1 código de recuperación.'
        : `Está activado. Te quedan ${codesLeft} códigos de recuperación.`,
    newCodes: 'Códigos de recuperación nuevos',
    turnOff: 'Desactivar',
    turnedOff: 'Segundo factor desactivado',
    code: 'Código de tu app',
    recoveryCode: 'Código de recuperación',
    back: 'Volver',
    change: {
      removeTitle: 'Desactivar el segundo factor',
      renewText: 'Tus códigos de recuperación anteriores dejarán de funcionar.',
      removeText: 'Iniciarás sesión solo con tu contraseña.',
      codeHelp: 'O uno de tus códigos de recuperación.',
      showNewCodes: 'Mostrar códigos nuevos',
    },
    setup: {
      title: 'Configurar el segundo factor',
      begin: 'Empezar la configuración',
      needed:
        'Necesitas una app de autenticación en tu teléfono. Sirve cualquier app con códigos de seis dígitos, como tu administrador de contraseñas.',
      continue: 'Continuar',
      confirm: 'Confirmar la app',
      scan: 'Escanea esto con tu app de autenticación y escribe los seis dígitos que muestra.',
      qrCode: 'Código QR para tu app de autenticación',
      noCamera: '¿Sin cámara? Escribe esta clave en la app:',
      turnOn: 'Activar',
    },
    codes: {
      title: 'Códigos de recuperación',
      save: 'Guárdalos en un lugar que no sea tu teléfono. Si lo pierdes, cada uno te deja iniciar sesión una vez. No volverás a verlos.',
      copy: 'Copiar',
      copied: 'Códigos copiados',
      copyFailed: 'No se pudieron copiar',
      copyFailedText: 'Selecciónalos y cópialos.',
      download: 'Descargar',
      file: (organization, username) =>
        `Códigos de recuperación de ${username} para ${organization}. Cada uno sirve una vez.`,
      saved: 'Ya los guardé',
    },
  },
  undo: {
    list: 'Hace un momento',
    someone: 'alguien',
    businesses: (count) => `${count} negocios`,
    admitted: (people, count) => `${count > 1 ? 'Entraron' : 'Entró'}: ${people}`,
    redeemed: (reward) => `Premio entregado: ${reward}`,
    confirmed: (business, people) => `Visita confirmada de ${people}: ${business}`,
    refused: (business, people) => `Visita rechazada de ${people}: ${business}`,
    checkedIn: (business, people) => `Visita registrada de ${people}: ${business}`,
    cardEntered: (business, people) => `Tarjeta de sellos de ${people}: ${business}`,
    paidByCard: (amount) =>
      `Se pagaron ${amount} con tarjeta. Al deshacer, salen de tu caja: reembólsalos en la terminal.`,
    collected: (amount) => `Se cobraron ${amount}. Al deshacer, salen de tu caja: devuélvelos.`,
    undo: 'Deshacer',
    undoOf: (action) => `Deshacer: ${action}`,
    more: (count) => `${count} más`,
  },
};
