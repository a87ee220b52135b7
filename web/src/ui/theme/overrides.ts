/** Edge of a surface in forced colors, which remove backgrounds and shadows. */
const edgeInForcedColors = { border: '1px solid CanvasText' };

/**
 * Overrides merged over Chakra's recipes in system.ts: larger targets, rounder corners, bottom sheets on a
 * phone.
 */
export const slotRecipeOverrides = {
  checkbox: {
    base: {
      root: { minH: '11', gap: '3', alignItems: 'flex-start', py: '2.5' },
      control: { borderWidth: '2px', borderRadius: '7px', bg: 'card', flexShrink: '0' },
      label: { fontWeight: '500', lineHeight: '1.45', fontSize: 'md' },
    },
    variants: {
      variant: { solid: { control: { borderColor: 'line.strong' } } },
      size: { md: { control: { boxSize: '6' }, label: { fontSize: 'md' } } },
    },
  },
  dialog: {
    base: {
      backdrop: { bg: 'var(--ww-scrim)' },
      content: {
        bg: 'card',
        borderRadius: { base: '22px 22px 0 0', md: '22px' },
        // A wide dialog leaves a margin on a tablet.
        w: { base: '100%', md: 'calc(100% - 3rem)' },
        fontSize: 'md',
        boxShadow: 'raised',
        pb: 'env(safe-area-inset-bottom)',
        ps: { base: 'env(safe-area-inset-left)', md: '0' },
        pe: { base: 'env(safe-area-inset-right)', md: '0' },
        overflow: 'hidden',
        _highContrast: edgeInForcedColors,
      },
      header: { px: '5', pt: '5', pb: '2', pe: '14' },
      body: { px: '5', pt: '1', pb: '5', overflow: 'auto' },
      footer: { px: '5', pt: '3', pb: '5', flexWrap: 'wrap' },
      title: { fontFamily: 'heading', fontSize: 'min({fontSizes.xl}, 10.5vw)', lineHeight: '1.2' },
      closeTrigger: {
        top: '2',
        insetEnd: { base: 'calc(8px + env(safe-area-inset-right))', md: '2' },
      },
    },
    variants: {
      size: { full: { content: { w: '100%' } } },
      scrollBehavior: {
        // Overrides the recipe's variant, which has priority over `base`. A small phone, or one in landscape,
        // has no room for margins.
        inside: {
          content: { maxH: { base: '92dvh', md: 'max(100% - 7.5rem, min(100% - 16px, 480px))' } },
        },
      },
    },
  },
  drawer: {
    base: {
      backdrop: { bg: 'var(--ww-scrim)' },
      content: {
        bg: 'card',
        fontSize: 'md',
        boxShadow: 'raised',
        _highContrast: edgeInForcedColors,
      },
      header: { px: '5', pt: '5', pb: '3', pe: '14' },
      body: { px: '5' },
      title: { fontFamily: 'heading', fontSize: 'xl', lineHeight: '1.2' },
    },
  },
  field: {
    base: {
      label: { fontSize: 'sm', fontWeight: '600' },
      errorText: { fontSize: 'sm', fontWeight: '500' },
      helperText: { fontSize: 'sm', color: 'muted' },
    },
  },
  nativeSelect: {
    base: {
      field: {
        textOverflow: 'ellipsis',
        focusVisibleRing: 'none',
        _focusVisible: { outline: '3px solid', outlineColor: 'focus', borderColor: 'focus' },
      },
    },
    variants: {
      variant: { outline: { field: { bg: 'card', borderColor: 'line.strong' } } },
      size: {
        sm: {
          root: { '--select-field-height': 'sizes.10' },
          field: { fontSize: 'sm', ps: '3', borderRadius: 'l2' },
        },
        md: {
          root: { '--select-field-height': 'sizes.12' },
          field: { fontSize: 'md', ps: '4', borderRadius: 'l2' },
        },
      },
    },
  },
  progress: {
    base: {
      track: { borderRadius: 'full', _highContrast: edgeInForcedColors },
      range: {
        borderRadius: 'full',
        _highContrast: { forcedColorAdjust: 'none', bgColor: 'Highlight' },
      },
    },
    variants: { variant: { outline: { track: { bgColor: 'line' } } } },
  },
  tabs: {
    base: { trigger: { fontWeight: '600', minH: '11', _focusVisible: { outlineColor: 'focus' } } },
  },
  tooltip: {
    base: {
      content: {
        borderRadius: 'l1',
        px: '3',
        py: '1.5',
        fontSize: 'sm',
        _highContrast: edgeInForcedColors,
      },
    },
  },
  table: {
    base: {
      root: { fontVariantNumeric: 'tabular-nums' },
      columnHeader: { color: 'muted', fontWeight: '600', whiteSpace: 'nowrap' },
      row: { bg: 'transparent' },
    },
  },
};
