import { chakra, Text } from '@chakra-ui/react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { Section } from '../../../ui/section.tsx';

interface Props {
  /** The event's; empty where it has none. */
  hashtag: string;
  radiusMeters: number;
}

/** The five rules of the evening. */
export function Guidelines({ hashtag, radiusMeters }: Props) {
  const { events } = useScreenTexts();
  return (
    <Section title={events.guidelinesTitle}>
      <chakra.ol
        listStyleType="none"
        borderWidth="1px"
        borderColor="line"
        borderRadius="l3"
        bg="card"
      >
        {events.guidelines(hashtag, radiusMeters).map(({ name, text }, at) => (
          <chakra.li
            key={name}
            display="grid"
            gridTemplateColumns="44px minmax(0, 1fr)"
            alignItems="baseline"
            px="4"
            py="3.5"
            borderTopWidth={at > 0 ? '1px' : '0'}
            borderColor="line"
          >
            <chakra.span textStyle="figure" fontSize="xl" color="wineText" aria-hidden="true">
              {at + 1}
            </chakra.span>
            <div>
              <Text fontWeight="600">{name}</Text>
              <Text color="muted" overflowWrap="anywhere">
                {text}
              </Text>
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}
