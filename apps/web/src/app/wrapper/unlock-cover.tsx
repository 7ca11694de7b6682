import type { Bridge } from '@kaadi/core/bridge'
import { randomId } from '@kaadi/core/storage'
import { Button, EmptyState } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useSession } from '../../platform/session/session.ts'
import { asksForOwner, locked, unwatchedKey } from './unwatched.ts'
import './unlock-cover.css'

/**
 * Covers the app after a while in the background until its owner’s finger or face was seen, where the shell can ask for one.
 * It is remembered on the phone: an app that was killed or loaded anew is as locked as it was.
 */
export function UnlockCover({ bridge }: { bridge: Bridge }) {
  const { local } = usePlatform().storage
  const { isSignedIn, signOut } = useSession()
  const [isLocked, setLocked] = useState(() => asksForOwner(local.get(unwatchedKey), Date.now()))
  const dialog = useRef<HTMLDialogElement>(null)
  const asked = useRef('')
  const canUnlock = useRef(false)
  const isShown = isLocked && isSignedIn

  const ask = () => {
    asked.current = randomId()
    bridge.send({ type: 'unlock', requestId: asked.current })
  }
  const onSight = useEffectEvent(() => {
    if (!canUnlock.current || isShown) return
    if (document.visibilityState === 'hidden') {
      if (isSignedIn) local.set(unwatchedKey, String(Date.now()))
      return
    }
    if (!isSignedIn || !asksForOwner(local.get(unwatchedKey), Date.now())) {
      local.remove(unwatchedKey)
      return
    }
    local.set(unwatchedKey, locked)
    setLocked(true)
    ask()
  })
  const onDevice = useEffectEvent((can: boolean) => {
    canUnlock.current = can
    if (!isLocked) return
    if (can) ask()
    else setLocked(false)
  })
  useEffect(() => {
    const look = () => onSight()
    document.addEventListener('visibilitychange', look)
    const stops = [
      bridge.on('device', (device) => onDevice(device.canUnlock ?? false)),
      bridge.on('unlocked', ({ requestId, ok }) => {
        if (ok && requestId === asked.current) setLocked(false)
      }),
    ]
    return () => {
      document.removeEventListener('visibilitychange', look)
      for (const stop of stops) stop()
    }
  }, [bridge])
  useEffect(() => {
    const cover = dialog.current
    if (!isShown || !cover) {
      // Whoever is here now is looking.
      local.remove(unwatchedKey)
      delete document.documentElement.dataset.locked
      return
    }
    local.set(unwatchedKey, locked)
    return keepOnTop(cover)
  }, [isShown, local])

  if (!isShown) return null
  return (
    <dialog
      ref={dialog}
      className="w-unlock"
      aria-label={t('Locked')}
      onCancel={(event) => event.preventDefault()}
      // A browser lets a page hold it open but so often.
      onClose={() => dialog.current?.showModal()}
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

/** Above whatever opens later too: what a push says is not for whoever holds the phone. */
const keepOnTop = (cover: HTMLDialogElement): (() => void) => {
  cover.showModal()
  const watch = new MutationObserver((changes) => {
    const isCovered = changes.some(
      ({ target }) => target !== cover && target instanceof HTMLDialogElement && target.open,
    )
    if (!isCovered || !cover.isConnected) return
    // What is shown last lies on top.
    cover.close()
    cover.showModal()
  })
  watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  return () => watch.disconnect()
}
