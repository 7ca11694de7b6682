'use client'

import { type RefObject, useLayoutEffect } from 'react'

/**
 * What the app says is chosen is what a reset of the form comes back to, as it is of text: React tells the browser so
 * of values alone. `group` is around the choice, and `isControlled` where the app holds it.
 */
export function useKeptChoice(group: RefObject<HTMLElement | null>, isControlled: boolean): void {
  useLayoutEffect(() => {
    if (!isControlled || !group.current) return
    for (const input of group.current.querySelectorAll('input')) input.defaultChecked = input.checked
    for (const option of group.current.querySelectorAll('option'))
      option.toggleAttribute('selected', option.selected)
  })
}
