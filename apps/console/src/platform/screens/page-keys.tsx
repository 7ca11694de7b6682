import { IconButton } from '@kaadi/ui'
import { type ShortcutGroup, ShortcutHelp, ShortcutsProvider, useShortcuts } from '@kaadi/ui/desk'
import { KeyboardIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { type ReactNode, useState } from 'react'
import { useSingleKeySetting } from '../device/single-keys.ts'

/** A page on which single keys act, where the operator has not turned them off. */
export function PageKeys({ children }: { readonly children: ReactNode }) {
  const [isOn] = useSingleKeySetting()
  return <ShortcutsProvider enabled={isOn}>{children}</ShortcutsProvider>
}

/** The keys of the page, by `?` and by press, with the switch that turns them off. */
export function KeyHelp({ groups }: { readonly groups: readonly ShortcutGroup[] }) {
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useSingleKeySetting()
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <IconButton icon={<KeyboardIcon />} label={t('Keyboard shortcuts')} onClick={() => setOpen(true)} />
      <ShortcutHelp
        open={isOpen}
        onClose={() => setOpen(false)}
        groups={groups}
        enabled={isOn}
        onEnabledChange={setOn}
      />
    </>
  )
}
