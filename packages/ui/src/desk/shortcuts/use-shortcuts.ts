import { useEffect, useEffectEvent } from 'react'

/** What a key does: `a`, `?`, `ArrowRight`. Letters are told apart by case only when Shift is meant. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/**
 * Single-key shortcuts for the whole page. They are silent while somebody types, while a dialog is open and with
 * Ctrl, Alt or Meta held; a person who speaks to the computer turns them off with `enabled`.
 */
export function useShortcuts(shortcuts: Shortcuts, enabled = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return
    if (document.querySelector('dialog[open]')) return
    const act = shortcuts[event.key] ?? shortcuts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
}

/** Whether keys belong to what has the focus. A checkbox or button takes Space and Enter only, so letters are free there. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  // An open menu takes first letters, a small dialog beside its button what it holds.
  if (target.isContentEditable || target.closest('[role="menu"], [role="dialog"]')) return true
  if (target instanceof HTMLInputElement) return !quietInputs.has(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

const quietInputs = new Set(['checkbox', 'radio', 'button', 'submit', 'range'])
