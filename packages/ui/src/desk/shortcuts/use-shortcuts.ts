'use client'

import { useEffect, useEffectEvent } from 'react'
import { useSingleKeys } from './shortcuts-provider.tsx'

/** What a key does: `a`, `?`, `ArrowRight`. Letters are told apart by case only when Shift is meant. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/**
 * Single-key shortcuts for the whole page. They are silent while somebody types in a text field, while a dialog is open and with
 * Ctrl, Alt or Meta held; a person who speaks to the computer turns them off (`ShortcutsProvider`). Where two parts of a
 * page know a key, the inner one that stands first has it.
 */
export function useShortcuts(shortcuts: Shortcuts, enabled = true): void {
  const isOn = useSingleKeys() && enabled
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (document.querySelector('dialog[open]')) return
    const act = shortcuts[event.key] ?? shortcuts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

/**
 * Whether a key belongs to what has the focus. A checkbox or button takes Space and Enter only, so letters are free
 * there; of a select too, whose choices are found by the arrow keys: a letter that is printed on a button means that.
 */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  // An open menu takes first letters, a small dialog beside its button what it holds.
  if (target.isContentEditable || target.closest('[role="menu"], [role="dialog"]')) return true
  if (target instanceof HTMLInputElement) return !quietInputs.has(target.type)
  if (target instanceof HTMLSelectElement) return key.length > 1 || key === ' '
  return target instanceof HTMLTextAreaElement
}

const quietInputs = new Set(['checkbox', 'radio', 'button', 'submit', 'range'])
