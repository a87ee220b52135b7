import type { ticket as english } from '../en/ticket.ts';

export const ticket: typeof english = {
  title: 'Mi entrada',
  payAtDesk: (price) => `Paga ${price} en la mesa`,
  states: {
    verified: 'Lista: muéstrala en la mesa',
    paid: 'Pagada: muéstrala en la mesa',
    arrived: 'Ya estás dentro',
    walking: 'Ya estás dentro',
    cancelled: 'Cancelada: pregunta en la mesa',
  },
};
