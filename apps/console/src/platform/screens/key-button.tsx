import { Button, type ButtonProps } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'

interface KeyButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'loading' | 'children'> {
  /** The key that does the same. */
  readonly of: string
  readonly onPress: () => void
}

/** A small button with its key printed on it. */
export function KeyButton({ of, onPress, loading, children, ...look }: KeyButtonProps) {
  useShortcuts({ [of]: onPress }, !loading)
  return (
    <Button {...look} size="small" loading={loading} aria-keyshortcuts={of} onClick={onPress}>
      {children} <KeyMark of={of} />
    </Button>
  )
}
