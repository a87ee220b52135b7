import type { ProblemCode } from '@wine-walk/common/api/problems.ts';

/** Spanish texts of problems for staff by code, in place of the server's English ones. */
export const staffProblems: Partial<Record<ProblemCode, string>> = {
  'already-arrived': 'Esta persona ya entró.',
  'already-registered': 'Esta persona ya está registrada en este evento.',
  'body-too-large': 'Esto es demasiado grande para enviarlo.',
  'decided-against': 'En este momento esto no se puede hacer.',
  'in-use': 'Esto está en uso, así que no se puede cambiar.',
  'no-active-event': 'En este momento no hay un evento activo.',
  'no-release': 'Aún no hay una exención. Un administrador tiene que publicarla en Organización.',
  'not-paid': 'Esta persona aún no paga.',
  'not-registered': 'Esta persona no está registrada en este evento.',
  'registration-cancelled': 'El registro de esta persona está cancelado.',
  'request-timeout': 'El envío tardó demasiado. Inténtalo de nuevo.',
  'sold-out': 'Los boletos están agotados.',
  'stale-edit': 'Alguien más cambió esto. Revisa la versión actual.',
  'ticket-not-yours': 'Este boleto es de otra persona.',
  'till-closed': 'Esta caja ya está cerrada.',
  'till-unbalanced': 'Lo que contaste no coincide. Cuenta de nuevo o explica por qué.',
  'undo-over': 'Ya pasó el tiempo para deshacer esto.',
  'unknown-call': 'Esta página es de otra versión. Vuelve a cargarla.',
  unreadable:
    'Algo está mal en estos datos. Pide a quien administra tu base de datos que lo arregle.',
  'wrong-business': 'Este premio no se entrega aquí. Se entrega en la mesa de registro.',
  'wrong-credentials': 'Los datos no son correctos. Revísalos e inténtalo de nuevo.',
  'wrong-event': 'Esto es de otro evento.',
};
