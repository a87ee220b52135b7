import type { staff as english } from '../en/staff.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

export const staff: typeof english = {
  title: 'Personal',
  lead: 'Quién puede usar este portal y qué puede hacer.',
  adminsOnly: 'Solo los administradores gestionan las cuentas del personal. Pide ayuda a uno.',
  add: 'Agregar personal',
  none: 'Agrega a todas las personas que trabajan en el evento.',
  fetchFailed: 'No pudimos cargar las cuentas del personal',
  columns: {
    name: 'Nombre',
    role: 'Rol',
    since: 'Desde',
    secondFactor: 'Segundo factor',
    access: 'Acceso',
  },
  own: (name) => `${name} (tú)`,
  secondFactor: { on: 'Activado', off: 'Desactivado' },
  roles: {
    admin: { label: 'Admin', help: 'Puede ver y cambiar todo, y agregar personal.' },
    desk: { label: 'Mesa', help: 'Se encarga de boletos, pagos y premios. Puede ver lo demás.' },
  },
  account: {
    form: 'Cuenta del personal',
    fullName: 'Nombre completo',
    username: 'Usuario',
    usernameHelp: 'Letras minúsculas, dígitos, puntos y guiones.',
    role: 'Rol',
    password: 'Contraseña',
    passwordHelp:
      'Al menos 6 caracteres. Lo mejor son varias palabras. La persona puede cambiarla en Acceso.',
    addTitle: 'Agregar personal',
    adding: 'Agregando…',
    created: 'Cuenta creada',
    canSignIn: 'Puede iniciar sesión',
    canSignInHelp: 'Si lo desactivas, cerramos su sesión en todos sus dispositivos de inmediato.',
    resetSecondFactor: 'Restablecer el segundo factor',
    resetSecondFactorHelp: 'Por si perdió su teléfono. Cierra su sesión en todos sus dispositivos.',
    newPassword: 'Nueva contraseña',
    newPasswordHelp:
      'Déjala vacía para conservar la actual. Una nueva cierra su sesión en todos sus dispositivos.',
    adminPasswordHelp:
      'Los administradores necesitan una contraseña difícil de adivinar. Usa tres o cuatro palabras seguidas.',
    save: 'Guardar cuenta',
    updated: 'Cuenta actualizada',
    stale: 'Alguien más cambió esta cuenta, así que no la guardamos. Tus cambios siguen aquí.',
  },
  links: {
    title: 'Voluntarios y negocios',
    noEvent:
      'Primero crea un evento. Después, los voluntarios y los negocios podrán entrar con un código QR.',
    lead: (event) =>
      `${event}: los voluntarios y los negocios entran con un código QR y un PIN. Su teléfono funciona como mesa o como mostrador del negocio hasta que termine el evento. No necesitan contraseña.`,
    startShift: 'Iniciar un turno',
    shiftName: 'Voluntarios',
    shop: 'Negocio',
    chooseShop: 'Elige un negocio',
    createLink: 'Crear enlace',
    fetchFailed: 'No pudimos cargar los turnos ni los enlaces de los negocios',
    actionFailed: 'No funcionó',
    open: 'Abierto',
    ended: 'Terminado',
    opens: (date, time, until) => `Abre: ${date}, ${time} · hasta: ${until}`,
    joined: (phones, until) =>
      `${phones === 1 ? 'Entró 1 teléfono' : `Entraron ${phones} teléfonos`} · hasta: ${until}`,
    show: 'QR y PIN',
    accountSince: (name, time) => `${name} · desde: ${time}`,
    end: {
      button: 'Terminar',
      buttonNamed: (link) => `Terminar ${link}`,
      title: (link) => `¿Terminar ${link}?`,
      confirm: 'Terminar',
      ending: 'Terminando…',
      text: (phones) => {
        const where = phones === 1 ? '1 teléfono' : `${phones} teléfonos`;
        return `${phones > 0 ? `La sesión se cierra en ${where} de inmediato. ` : ''}Su código QR y su PIN dejan de funcionar. No se puede volver a abrir, solo crear otro.`;
      },
    },
    revoke: {
      button: 'Revocar',
      buttonNamed: (account) => `Revocar ${account}`,
      title: (account) => `¿Revocar el acceso de ${account}?`,
      revoking: 'Revocando…',
      text: (link) =>
        `La sesión se cierra en este teléfono de inmediato. Lo que no haya enviado se queda ahí hasta que un administrador inicie sesión en él. ${link} recibe un PIN nuevo, para que este teléfono no vuelva a entrar. Encuentra el PIN nuevo en QR y PIN.`,
    },
    dialog: {
      qrCode: (link) => `Código QR de ${link}`,
      scan: 'Escanea esto con la cámara de tu teléfono y luego escribe este PIN:',
      pinHelp:
        'Envía el PIN aparte del enlace. Los dos dejan de funcionar 6 horas después del evento.',
      copy: 'Copiar enlace',
      copied: 'Enlace copiado',
      copyFailed: 'No pudimos copiar el enlace',
    },
  },
  roster: {
    title: 'Lista de voluntarios',
    lead: 'Cada persona recibe un enlace personal y un PIN para su puesto. Envíalos por correo o imprímelos en Impresiones. También sirve un solo enlace para todos: inicia un turno.',
    add: 'Agregar voluntario',
    import: 'Importar una lista',
    email: 'Enviar los enlaces',
    emailing: 'Enviando…',
    emailFailed: 'No pudimos enviar los enlaces por correo.',
    emailed: (count) => {
      if (count === 0) return 'Todos los que tienen correo ya recibieron su enlace';
      return count === 1 ? '1 enlace va en camino' : `${count} enlaces van en camino`;
    },
    withoutEmail: (count) =>
      count === 1
        ? '1 persona no tiene correo. Imprime su enlace en Impresiones.'
        : `${count} personas no tienen correo. Imprime sus enlaces en Impresiones.`,
    fetchFailed: 'No pudimos cargar la lista de voluntarios',
    desk: 'Mesa',
    goneStation: 'Un negocio que dejó el paseo',
    signedIn: 'Con sesión iniciada',
    noShow: 'No viene',
    noShowNamed: (name) => `${name} no viene`,
    takesOver: (name) => `lo cubre ${name}`,
    show: 'QR y PIN',
    showNamed: (name) => `QR y PIN de ${name}`,
    fields: {
      name: 'Nombre completo',
      phone: 'Teléfono',
      phoneHelp: 'O un correo.',
      email: 'Correo',
      task: 'Tarea',
      taskPlaceholder: 'Bienvenida',
      station: 'Lugar',
      from: 'Desde',
      to: 'Hasta',
    },
    addForm: {
      label: 'Voluntario',
      adding: 'Agregando…',
      added: 'Voluntario agregado',
      failed: 'No pudimos agregar al voluntario',
    },
    replacement: {
      title: (name) => `¿${name} no viene?`,
      text: 'Su enlace personal y su PIN dejan de funcionar de inmediato.',
      nobody: 'Nadie cubre su puesto',
      form: 'Reemplazo',
      add: 'Agregar reemplazo',
      added: 'Reemplazo agregado',
      failed: 'No pudimos anotar que no viene',
    },
    importDialog: {
      lead: 'Un archivo CSV con una persona por línea: nombre, teléfono o correo, tarea, lugar, desde y hasta. El lugar es Mesa o el nombre de un negocio.',
      import: 'Importar',
      importCount: (count) => `Importar ${people(count)}`,
      importing: 'Importando…',
      added: (count) => (count === 1 ? 'Se agregó 1 persona' : `Se agregaron ${count} personas`),
      undoHint: 'Puedes deshacerlo durante un día, arriba de la lista.',
      stopped: 'La importación se detuvo.',
      stoppedAfter: (reason, count) =>
        `${reason} Hasta ahora se ${count === 1 ? 'agregó' : 'agregaron'} ${people(count)}. Importa de nuevo para agregar a las demás.`,
      content: 'Contenido del archivo',
      counts: (added, present, bad) =>
        `${added} ${added === 1 ? 'nueva' : 'nuevas'}, ${present} ya en la lista, ${bad} con errores`,
      found: (field, column) => `${field}: “${column}”`,
      more: (count) => `y ${count} más`,
      repeat: 'Nadie se agrega dos veces.',
      problems: {
        empty: 'Este archivo está vacío.',
        unknownStation: (station) =>
          `No conocemos el lugar “${station}”. Usa Mesa o el nombre de un negocio.`,
        repeated: (name, line) => `${name} ya está en la línea ${line}.`,
        invalid: (field, message) => `${field}: ${message}`,
        fields: {
          name: 'nombre',
          phone: 'teléfono',
          email: 'correo',
          task: 'tarea',
          from: 'desde',
          to: 'hasta',
        },
      },
    },
  },
};
