import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-errors.ts';
import { loadTexts } from '../texts/texts.ts';
import { staffMessage } from './portal-texts.ts';

const refusal = (status: number, body: { code: string; details?: object; fields?: object }) =>
  new ApiError(new Response(null, { status }), JSON.stringify({ message: 'In English.', ...body }));

const cardInUse = { code: 'card-in-use', details: { name: 'Maya', card: '5' } };

afterEach(() => loadTexts('en'));

describe('staffMessage', () => {
  it('returns the text of the code with its details', () => {
    expect(staffMessage(refusal(409, cardInUse), '')).toBe('Maya has card 5. Use another one.');
  });

  it('returns the text in Spanish', async () => {
    await loadTexts('es');
    expect(staffMessage(refusal(409, cardInUse), '')).toBe(
      'Maya tiene la tarjeta de sellos 5. Usa otra.',
    );
    expect(staffMessage(refusal(422, { code: 'undo-over' }))).toBe(
      'Esto fue hace más de 5 minutos.',
    );
  });

  it('formats amounts', () => {
    const details = { heldCents: 500, refundCents: 3550, currency: 'USD' };
    expect(staffMessage(refusal(422, { code: 'till-short', details }), '')).toMatch(
      /^This till has \$5\.00, less than the refund of \$35\.50\./,
    );
  });

  it('returns the text of the first invalid field', async () => {
    await loadTexts('es');
    const name = { code: 'too-long', message: 'Use at most 64 characters.', details: { max: 64 } };
    expect(staffMessage(refusal(400, { code: 'invalid-input', fields: { name } }), '')).toBe(
      'Usa 64 caracteres como máximo.',
    );
  });

  it('returns the message of the API if the code or its details are of another version', () => {
    expect(staffMessage(refusal(409, { code: 'new-code' }), '')).toBe('In English.');
    expect(staffMessage(refusal(409, { code: 'card-in-use' }), '')).toBe('In English.');
  });
});
