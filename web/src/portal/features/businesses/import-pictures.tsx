import { Flex, Image, Input, Stack, Text } from '@chakra-ui/react';
import type { ImportedBusiness } from '@wine-walk/common/api/businesses.ts';
import { addImage } from '@wine-walk/common/api/images.ts';
import {
  type BusinessLines,
  businessOfPicture,
} from '@wine-walk/common/rules/businesses/business-import.ts';
import { useEffect, useState } from 'react';
import { Alert } from '../../kit/alert.tsx';
import { FilesField } from '../../kit/forms/file-field.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { centerCrop } from '../../shared/image-upload/crop.ts';
import {
  encodePicture,
  openPicture,
  type Picture,
  toBase64,
} from '../../shared/image-upload/picture-file.ts';
import { texts } from '../../texts/texts.ts';

/** Width by height of a stored picture, as in the form of a business. */
const aspect = 16 / 9;

interface NamedPicture {
  fileName: string;
  picture: Picture;
}

/** Error of a picture, in a sentence that names its file. */
class PictureError extends Error {}

/** Returns the first picture of each business, and the names of the files that are left. */
function matchPictures(opened: readonly NamedPicture[], lines: BusinessLines) {
  const byIndex = new Map<number, NamedPicture>();
  const unmatched: string[] = [];
  for (const picture of opened) {
    const index = businessOfPicture(picture.fileName, lines);
    if (index === -1 || byIndex.has(index)) unmatched.push(picture.fileName);
    else byIndex.set(index, picture);
  }
  const matched = lines.records.flatMap((business, index) => {
    const picture = byIndex.get(index);
    return picture ? [{ ...picture, index, business }] : [];
  });
  return { matched, unmatched };
}

/** Pictures chosen together for the businesses of a CSV file. */
export function useImportPictures() {
  const [opened, setOpened] = useState<readonly NamedPicture[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** Typed descriptions by the index of the business. */
  const [descriptions, setDescriptions] = useState<Readonly<Record<number, string>>>({});
  useEffect(
    () => () => {
      for (const { picture } of opened) picture.revoke();
    },
    [opened],
  );

  async function choose(files: readonly File[]) {
    const pictures: NamedPicture[] = [];
    const failed: string[] = [];
    // One after another, since a decoded photo takes tens of megabytes.
    for (const chosen of files) {
      const result = await openPicture(chosen);
      if ('problem' in result) failed.push(`${chosen.name}: ${result.problem}`);
      else pictures.push({ fileName: chosen.name, picture: result });
    }
    setOpened(pictures);
    setProblems(failed);
  }

  /** Returns the pictures of the businesses with their descriptions, and the names of the files that are left. */
  function match(lines: BusinessLines) {
    const { matched, unmatched } = matchPictures(opened, lines);
    const described = matched.map((each) => ({
      ...each,
      description: descriptions[each.index] ?? each.business.imageAlt ?? '',
    }));
    return { matched: described, unmatched };
  }

  return {
    problems,
    match,
    choose,
    describe: (index: number, description: string) =>
      setDescriptions((before) => ({ ...before, [index]: description })),
    /**
     * Stores the pictures and returns the businesses of the file with their addresses. A repeat stores nothing twice.
     * Rejects with a PictureError if a picture cannot be made small enough.
     */
    store: async (lines: BusinessLines): Promise<ImportedBusiness[]> => {
      const stored = [...lines.records];
      for (const { fileName, picture, index, description } of match(lines).matched) {
        const encoded = await encodePicture(picture, aspect, centerCrop);
        if ('problem' in encoded) throw new PictureError(`${fileName}: ${encoded.problem}`);
        const { url } = await staffCall(addImage, { body: { data: await toBase64(encoded) } });
        const business = stored[index];
        if (business) stored[index] = { ...business, imageUrl: url, imageAlt: description.trim() };
      }
      return stored;
    },
  };
}

/** Returns the sentence of a picture's error; undefined for other errors. */
export const pictureErrorText = (error: unknown) =>
  error instanceof PictureError ? error.message : undefined;

interface Props {
  pictures: ReturnType<typeof useImportPictures>;
  lines: BusinessLines;
}

/** Chooses the pictures, with a field for the description of each. */
export function ImportPictures({ pictures, lines }: Props) {
  const t = texts.businesses.importPictures;
  const { problems } = pictures;
  const { matched, unmatched } = pictures.match(lines);
  return (
    <Stack gap="3">
      <FilesField
        label={t.label}
        accept="image/jpeg,image/png,image/webp"
        help={t.help}
        problem={problems.length > 0 ? problems.join(' ') : undefined}
        isMultiple
        onFiles={(files) => void pictures.choose(files)}
      />
      {unmatched.length > 0 && (
        <Alert tone="gold">{t.unmatched({ files: unmatched.join(', ') })}</Alert>
      )}
      {matched.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none" m="0" p="0" aria-label={t.list}>
          {matched.map(({ index, business: { name }, picture, description }) => (
            <Flex as="li" key={index} gap="3" align="center">
              <Image
                src={picture.url}
                alt=""
                w="96px"
                aspectRatio={aspect}
                objectFit="cover"
                borderRadius="l1"
                flexShrink="0"
              />
              <Stack gap="1" flex="1" minW="0">
                <Text fontSize="sm" fontWeight="600" overflowWrap="anywhere">
                  {name}
                </Text>
                <Input
                  size="sm"
                  maxLength={200}
                  aria-label={t.description({ name })}
                  placeholder={t.descriptionPlaceholder}
                  value={description}
                  onChange={({ target }) => pictures.describe(index, target.value)}
                />
              </Stack>
            </Flex>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
