import { useState } from 'react'

const key = 'desk:single-keys'

const isKeptOff = (): boolean => {
  try {
    return window.localStorage.getItem(key) === 'off'
  } catch {
    return false
  }
}

/** Whether single keys act on this machine: who speaks to the computer turns them off, and they stay off. */
export function useSingleKeySetting(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => !isKeptOff())
  const change = (next: boolean) => {
    setOn(next)
    try {
      window.localStorage.setItem(key, next ? 'on' : 'off')
    } catch {
      // Kept for this page alone.
    }
  }
  return [isOn, change]
}
