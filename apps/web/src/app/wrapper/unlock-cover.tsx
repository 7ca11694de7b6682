import type { Bridge } from '@kaadi/core/bridge'
import { randomId } from '@kaadi/core/storage'
import { Button, EmptyState } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import './unlock-cover.css'

/** A look at another app is none; longer, and the phone may be in other hands. */
const unwatchedMs = 60_000

/** Covers the app after a while in the background until its owner’s finger or face was seen, where the shell can ask for one. */
export function UnlockCover({ bridge }: { bridge: Bridge }) {
  const { isSignedIn, signOut } = useSession()
  const [isLocked, setLocked] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const asked = useRef('')
  const canUnlock = useRef(false)
  const hiddenAt = useRef<number>(undefined)

  const ask = () => {
    asked.current = randomId()
    bridge.send({ type: 'unlock', requestId: asked.current })
  }
  const onSight = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      hiddenAt.current = Date.now()
      return
    }
    const away = Date.now() - (hiddenAt.current ?? Date.now())
    hiddenAt.current = undefined
    if (!canUnlock.current || !isSignedIn || away < unwatchedMs) return
    setLocked(true)
    ask()
  })
  useEffect(() => {
    const look = () => onSight()
    document.addEventListener('visibilitychange', look)
    const stops = [
      bridge.on('device', (device) => {
        canUnlock.current = device.canUnlock ?? false
      }),
      bridge.on('unlocked', ({ requestId, ok }) => {
        if (ok && requestId === asked.current) setLocked(false)
      }),
    ]
    return () => {
      document.removeEventListener('visibilitychange', look)
      for (const stop of stops) stop()
    }
  }, [bridge])
  const isShown = isLocked && isSignedIn
  useEffect(() => {
    if (isShown) dialog.current?.showModal()
  }, [isShown])

  if (!isShown) return null
  return (
    <dialog
      ref={dialog}
      className="w-unlock"
      aria-label={t('Locked')}
      onCancel={(event) => event.preventDefault()}
    >
      <EmptyState title={t('Locked')} action={<Button onClick={ask}>{t('Unlock')}</Button>}>
        {t('Show your finger or your face to go on.')}
      </EmptyState>
      <Button variant="link" onClick={signOut}>
        {t('Sign out')}
      </Button>
    </dialog>
  )
}
