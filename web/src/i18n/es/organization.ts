import type { organization as english } from '../en/organization.ts';

export const organization: typeof english = {
  privacyTitle: 'Privacidad',
  privacyLead: (name) => `Qué guarda ${name} sobre ti, para qué y por cuánto tiempo.`,
  noNotice: 'El organizador aún no ha publicado un aviso de privacidad.',
  questions: '¿Preguntas?',
  failed: 'No se pudo cargar el aviso de privacidad',
};
