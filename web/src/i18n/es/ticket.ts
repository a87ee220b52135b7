import type { ticket as english } from '../en/ticket.ts';

export const ticket: typeof english = {
  title: 'Mi boleto',
  payAtDesk: (price) => `Paga ${price} en la mesa`,
  payBeforeRewards: 'Sigue juntando sellos. Podrás recoger tus premios en cuanto pagues.',
  payForRewards: (price) => `Paga ${price} en la mesa para recoger tus premios.`,
  showToDesk: 'Ver mi boleto',
  findDesk: 'Ver la mesa en el mapa',
  back: 'Volver',
  details: 'Detalles del registro',
  none: 'No tienes registro para este paseo',
  states: {
    verified: 'Todo listo: muéstralo en la mesa de registro',
    paid: 'Pagado: muéstralo en la mesa de registro',
    arrived: 'Ya entraste',
    walking: 'Ya entraste',
    cancelled: 'Cancelado: pregunta en la mesa',
  },
  over: 'Este paseo terminó',
};
