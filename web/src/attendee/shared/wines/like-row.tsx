import { Box, Field, Flex, IconButton, Textarea } from '@chakra-ui/react';
import { type LikedPour, maxLikeNote } from '@wine-walk/common/model/wines.ts';
import { Heart } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { loadLikeSender } from './load-like-sender.ts';

interface Props {
  pour: LikedPour;
  isLiked: boolean;
  onChange: (pour: LikedPour, isLiked: boolean) => void;
  /** Description of the pour. */
  children: ReactNode;
}

/** Pour with its heart, and the attendee's note while it is liked. */
export function LikeRow({ pour, isLiked, onChange, children }: Props) {
  const texts = useTexts('wines');
  // Before it is needed: browsers do not load it again once that failed without a connection.
  useEffect(() => void loadLikeSender().catch(() => undefined), []);
  return (
    <>
      <Flex gap="2" wrap="wrap" align="center" justify="space-between">
        <Box minW="0" flex="1 1 6rem">
          {children}
        </Box>
        <IconButton
          variant="ghost"
          size="lg"
          flexShrink="0"
          aria-pressed={isLiked}
          aria-label={texts.like({ name: pour.wine })}
          onClick={() => onChange(pour, !isLiked)}
        >
          <Heart aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />
        </IconButton>
      </Flex>
      {isLiked && <Note pour={pour} onType={(note) => onChange({ ...pour, note }, true)} />}
    </>
  );
}

interface NoteProps {
  pour: LikedPour;
  onType: (note: string) => void;
}

/** The attendee's own words, stored as they are typed. */
function Note({ pour, onType }: NoteProps) {
  const texts = useTexts('wines');
  const { number } = useFormats();
  const [typed, setTyped] = useState(pour.note);
  const tooMany = typed.trim().length - maxLikeNote;
  return (
    <Field.Root invalid={tooMany > 0} mt="1.5" mb="2">
      <Field.Label srOnly>{texts.note({ name: pour.wine })}</Field.Label>
      {/* No maxLength: truncating pasted text silently would lose its end. */}
      <Textarea
        rows={1}
        minH="11"
        maxH="30dvh"
        css={{ fieldSizing: 'content' }}
        placeholder={texts.notePlaceholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const note = target.value.trim();
          if (note.length <= maxLikeNote) onType(note);
        }}
      />
      <Field.ErrorText>
        {texts.noteTooLong({ max: number(maxLikeNote), over: number(tooMany) })}
      </Field.ErrorText>
    </Field.Root>
  );
}
