'use client'

import { Fragment } from 'react'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { Kbd } from './kbd.tsx'

export interface ShortcutGroup {
  title: string
  /** Keys pressed one after the other, or any of several, are listed in their order. */
  shortcuts: readonly { keys: readonly string[]; does: string }[]
}

export interface ShortcutHelpProps {
  open: boolean
  onClose: () => void
  groups: readonly ShortcutGroup[]
  /** Whether single keys work; remembered by the app. */
  enabled?: boolean | undefined
  onEnabledChange?: ((enabled: boolean) => void) | undefined
}

/** All keys of the screen, opened by `?`, with the switch that turns single keys off. */
export function ShortcutHelp({ open, onClose, groups, enabled = true, onEnabledChange }: ShortcutHelpProps) {
  const words = useDeskWords()
  return (
    <Dialog open={open} onClose={onClose} title={words.shortcuts} className="k-shortcut-help">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3>{group.title}</h3>
          <dl>
            {group.shortcuts.map((shortcut) => (
              <div key={shortcut.does}>
                <dt>{shortcut.does}</dt>
                <dd>
                  {shortcut.keys.map((key) => (
                    <Fragment key={key}>
                      <Kbd>{key}</Kbd>{' '}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {onEnabledChange ? (
        <Switch
          detail={words.shortcutsOnDetail}
          checked={enabled}
          onChange={(event) => onEnabledChange(event.target.checked)}
        >
          {words.shortcutsOn}
        </Switch>
      ) : null}
    </Dialog>
  )
}
