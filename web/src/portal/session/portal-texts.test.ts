import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-errors.ts';
import { loadTexts } from '../texts/texts.ts';
import { serverMessage, staffErrorMessage } from './portal-texts.ts';

const refusal = (status: number, code: string, message: string) =>
  new ApiError(new Response(null, { status }), JSON.stringify({ code, message }));

afterEach(() => loadTexts('en'));

describe('serverMessage', () => {
  it('returns the message of the server in English', () => {
    expect(serverMessage(refusal(409, 'in-use', 'Maya has card 5. Use another one.'), '')).toBe(
      'Maya has card 5. Use another one.',
    );
  });

  it('returns the translated message in Spanish', async () => {
    await loadTexts('es');
    expect(serverMessage(refusal(409, 'in-use', 'Maya has card 5. Use another one.'), '')).toBe(
      'Maya tiene la tarjeta de sellos 5. Usa otra.',
    );
  });

  it('returns the Spanish text of the code for staff if the message has no translation', async () => {
    await loadTexts('es');
    expect(serverMessage(refusal(409, 'in-use', 'Something new.'), '')).toBe(
      'Esto está en uso, así que no se puede cambiar.',
    );
    expect(staffErrorMessage(refusal(422, 'undo-over', 'Something new.'))).toBe(
      'Ya pasó el tiempo para deshacer esto.',
    );
  });
});
