import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { event, ticketType } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import { toLinkPreview } from './link-preview.ts';

const autumn = event('autumn', {
  name: 'Autumn Walk',
  place: 'Depot Square, Harlow',
  timeZone: 'America/New_York',
  startTime: '2026-11-20T21:00:00.000Z',
  endTime: '2026-11-21T01:00:00.000Z',
  ticketPrice: { amountCents: 3500, currency: 'USD' },
});

describe('toLinkPreview', () => {
  it('names the event with its time in its zone, place and price', () => {
    const { title, description } = toLinkPreview(autumn, defaultOrganization);
    expect([title, description.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')]).toEqual([
      'Autumn Walk',
      'Fri, Nov 20, 4:00 – 8:00 PM · Depot Square, Harlow · $35',
    ]);
  });

  it('names no price of a free event', () => {
    const free = { ...autumn, ticketPrice: { amountCents: 0, currency: 'USD' } };
    expect(toLinkPreview(free, defaultOrganization).description).toMatch(/Harlow$/);
  });

  it('names the price of the first type that the desk sells', () => {
    const ticketTypes = [ticketType({ id: 'general', priceCents: 4500 }), ticketType()];
    const { description } = toLinkPreview({ ...autumn, ticketTypes }, defaultOrganization);
    expect(description).toMatch(/\u00a0· \$45$/);
  });

  it('ends the description with the site on which tickets are sold', () => {
    const sold = { ...autumn, ticketUrl: 'https://www.eventbrite.com/e/autumn-walk' };
    expect(toLinkPreview(sold, defaultOrganization).description).toMatch(
      /\u00a0· \$35\u00a0· eventbrite\.com$/,
    );
  });

  it('uses the first language of the organization', () => {
    const spanish = { ...defaultOrganization, languages: ['es' as const] };
    expect(toLinkPreview(autumn, spanish).description).toMatch(/^vie, 20 (de )?nov/);
  });

  it('names the organization if there is no event', () => {
    const organization = {
      ...defaultOrganization,
      name: 'Uncork Elora',
      tagline: { ...inNoLanguage, en: 'One evening, many stops.' },
    };
    expect(toLinkPreview(undefined, organization)).toEqual({
      title: 'Uncork Elora',
      description: 'One evening, many stops.',
    });
  });
});
