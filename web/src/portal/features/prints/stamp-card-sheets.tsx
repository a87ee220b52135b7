import { Field, Input } from '@chakra-ui/react';
import { stampCardId } from '@wine-walk/common/rules/registrations/stamp-card.ts';
import { useState } from 'react';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { BusinessStampDrawing } from '../../../shared/stamp/business-stamp-drawing.tsx';
import { mainLanguage } from '../../shared/translations.tsx';
import { printTexts } from '../../texts/print-texts.ts';
import { texts } from '../../texts/texts.ts';
import { SheetCode, SheetHeader, type SheetProps } from './sheet.tsx';

/** Maximum number of cards per print; the next print continues the numbers. */
const maxCards = 200;
const cardsOnSheet = 4;

/**
 * Numbered cards for attendees without a phone: a code for the desk, a ring for each business to stamp or
 * sign.
 */
export function StampCardSheets({ event, businesses }: SheetProps) {
  const [count, setCount] = useState(10);
  const [first, setFirst] = useState(1);
  return (
    <>
      <div className="no-print prints-choices">
        <NumberField
          label={texts.prints.stampCards.count}
          value={count}
          max={maxCards}
          onChange={setCount}
        />
        <NumberField
          label={texts.prints.stampCards.first}
          value={first}
          max={9999 - maxCards}
          onChange={setFirst}
        />
      </div>
      {sheetsOf(first, count).map((numbers) => (
        <ul key={numbers[0]} className="sheets stamp-cards">
          {numbers.map((number) => (
            <li key={number}>
              <StampCard number={number} event={event} businesses={businesses} />
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

/** Returns `count` numbers from `first`, grouped by sheet. */
function sheetsOf(first: number, count: number): number[][] {
  return Array.from({ length: Math.ceil(count / cardsOnSheet) }, (_, sheet) => {
    const before = sheet * cardsOnSheet;
    const length = Math.min(cardsOnSheet, count - before);
    return Array.from({ length }, (_each, at) => first + before + at);
  });
}

function StampCard({ number, event, businesses }: SheetProps & { number: number }) {
  const { label, qrCode } = texts.prints.stampCards;
  const organization = useOrganization();
  const { age, cards } = printTexts(mainLanguage(organization)).prints;
  return (
    <article className="stamp-card" aria-label={label({ number })}>
      <div className="stamp-card-top">
        <div>
          <SheetHeader event={event} />
          <p className="stamp-card-number">{stampCardId(number)}</p>
        </div>
        <SheetCode text={stampCardId(number)} label={qrCode({ number })} />
      </div>
      <p className="stamp-card-name">{cards.name}</p>
      <ol>
        {businesses.map((business) => (
          <li key={business.id} dir="auto" data-long={business.name.length > 44}>
            <BusinessStampDrawing {...business} />
            {business.name}
          </li>
        ))}
      </ol>
      <p>{cards.stamps({ age: age({ years: organization.minimumAge }) })}</p>
    </article>
  );
}

interface NumberProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** Input of a positive integer; the last valid value applies during other input. */
function NumberField({ label, value, max, onChange }: NumberProps) {
  const [typed, setTyped] = useState(String(value));
  return (
    <Field.Root w="32">
      <Field.Label>{label}</Field.Label>
      <Input
        type="number"
        size="sm"
        min={1}
        max={max}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = Math.trunc(Number(target.value));
          if (number >= 1) onChange(Math.min(number, max));
        }}
        onBlur={() => setTyped(String(value))}
      />
    </Field.Root>
  );
}
