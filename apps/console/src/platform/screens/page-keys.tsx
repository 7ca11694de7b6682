import { IconButton } from '@kaadi/ui'
import { type ShortcutGroup, ShortcutHelp, ShortcutsProvider, useShortcuts } from '@kaadi/ui/desk'
import { KeyboardIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { type ReactNode, useState } from 'react'
import { useSingleKeySetting } from '../device/single-keys.ts'

/** Pages on which single keys act, where the operator has not turned them off. */
export function PageKeys({ children }: { readonly children: ReactNode }) {
  const [isOn] = useSingleKeySetting()
  return <ShortcutsProvider enabled={isOn}>{children}</ShortcutsProvider>
}

const everywhere = (): ShortcutGroup => ({
  title: t('Everywhere'),
  shortcuts: [
    { keys: [t('Ctrl K')], does: t('Find anything, or run a command') },
    { keys: ['?'], does: t('Show this list') },
  ],
})

interface KeyHelpProps {
  /** Left out where the page has no keys of its own. */
  readonly groups: readonly ShortcutGroup[] | undefined
}

/** The keys of the page, by `?` and, where it has its own, by press, with the switch that turns them off. */
export function KeyHelp({ groups }: KeyHelpProps) {
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useSingleKeySetting()
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      {groups && (
        <IconButton icon={<KeyboardIcon />} label={t('Keyboard shortcuts')} onClick={() => setOpen(true)} />
      )}
      <ShortcutHelp
        open={isOpen}
        onClose={() => setOpen(false)}
        groups={[...(groups ?? []), everywhere()]}
        enabled={isOn}
        onEnabledChange={setOn}
      />
    </>
  )
}
