import { Badge, Box, chakra, Flex, Image, Text } from '@chakra-ui/react';
import type { ListedShop } from '@wine-walk/common/api/shops.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import type { ShopPageFields } from '@wine-walk/common/model/shop-pages.ts';
import { useOrganization } from '../../../../platform/device/use-device-settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { ValueChange } from '../../../kit/changes/value-change.tsx';
import { copyLink } from '../../../kit/copy-or-show.ts';
import { format } from '../../../kit/format.ts';
import { lastWalkText } from '../../../shared/last-walk-text.ts';
import { poursText } from '../../../shared/pours/pour-record.ts';
import { texts } from '../../../texts/texts.ts';

const fieldNames: Readonly<Record<keyof ShopPageFields, string>> = texts.businesses.shops.fields;

/** Returns a value of a page as text. */
function valueText(page: ShopPageFields, field: Exclude<keyof ShopPageFields, 'imageUrl'>): string {
  if (field === 'pours') return poursText(page.pours);
  if (field === 'contact') return joinFacts(Object.values(page.contact));
  return page[field];
}

/** Changed fields of a page that waits for approval. */
function Changes({ before, after, losesTranslations }: NonNullable<ListedShop['waiting']>) {
  const { shops: t } = texts.businesses;
  const fields = Object.keys(fieldNames) as (keyof ShopPageFields)[];
  const changed = fields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return (
    <>
      <chakra.dl display="grid" gap="2" mt="2" fontSize="sm">
        {changed.map((field) =>
          field === 'imageUrl' ? (
            <Box key={field}>
              <chakra.dt fontWeight="600">{fieldNames.imageUrl}</chakra.dt>
              <chakra.dd>
                <Image
                  src={after.imageUrl ?? ''}
                  alt={after.imageAlt}
                  maxH="40"
                  borderRadius="md"
                />
              </chakra.dd>
            </Box>
          ) : (
            <ValueChange
              key={field}
              label={fieldNames[field]}
              before={valueText(before, field)}
              after={valueText(after, field)}
            />
          ),
        )}
      </chakra.dl>
      {losesTranslations.length > 0 && (
        <Text mt="2" fontSize="sm">
          {t.losesTranslations({
            texts: format.list(losesTranslations.map((field) => fieldNames[field])),
          })}
        </Text>
      )}
    </>
  );
}

const palettes = { new: 'gray', waiting: 'gold', approved: 'vine' } as const;

interface Props {
  shop: ListedShop;
  isBusy: boolean;
  onApprove: (shop: ListedShop) => void;
}

/** Shop in the coordinator's list: its sent page, missing parts, and its link. */
export function ShopRow({ shop, isBusy, onApprove }: Props) {
  const { shops: t } = texts.businesses;
  const { name, state, missing, waiting, bottles, lastWalk, link, signed } = shop;
  const { timeZone } = useOrganization();
  const parts = missing.map((part) => texts.shop.page.parts[part]);
  const notes = [
    parts.length > 0 ? t.missing({ parts: format.list(parts) }) : t.complete,
    signed && t.signed({ name: signed.name, date: format.date(signed.signedAt, timeZone) }),
    bottles !== null && t.bottles({ count: bottles }),
    lastWalkText(lastWalk),
    !link && t.noLink,
  ];
  return (
    <Flex as="li" gap="3" wrap="wrap" align="flex-start" justify="space-between" py="2.5">
      <Box minW="0" flex="1 1 240px">
        <Text fontWeight="600" overflowWrap="anywhere">
          {name} <Badge colorPalette={palettes[state]}>{t.state[state]}</Badge>
        </Text>
        <Text color="muted" fontSize="sm">
          {joinFacts(notes)}
        </Text>
        {waiting && <Changes {...waiting} />}
      </Box>
      <Flex gap="2" wrap="wrap">
        {waiting && (
          <Button
            size="sm"
            variant="outline"
            isWaiting={isBusy}
            aria-label={t.approveOf({ shop: name })}
            onClick={() => onApprove(shop)}
          >
            {t.approve}
          </Button>
        )}
        {link && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={t.copyLinkOf({ shop: name })}
            onClick={() => void copyLink(link.path, t)}
          >
            {t.copyLink}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
