import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePlatform } from '../page/platform-context.ts'
import { ownScript } from '../photos/own-script.ts'
import { restOfLanguage } from '../words/speak-language.ts'

const lookEachMs = 500
/** A page that asks for something all the time has its worker in the end all the same. */
const looksAtMost = 16

/** The first moment at which the page has what it came for: it is loaded, and asks for nothing. */
const onceQuiet = (isBusy: () => boolean, start: () => void): (() => void) => {
  let looks = 0
  let wasQuiet = false
  const timer = setInterval(() => {
    looks += 1
    const isQuiet = document.readyState === 'complete' && !isBusy()
    if ((isQuiet && wasQuiet) || looks === looksAtMost) {
      clearInterval(timer)
      start()
    }
    wasQuiet = isQuiet
  }, lookEachMs)
  return () => clearInterval(timer)
}

/** Starts the worker that keeps the shell on this device, and lets a newer one take over at once: this page is new itself. */
const startShellWorker = async (workers: ServiceWorkerContainer): Promise<void> => {
  const registration = await workers.register(ownScript('/sw.js'))
  const takeOver = (worker: ServiceWorker | null) => worker?.postMessage('take-over')
  takeOver(registration.waiting)
  // The worker keeps what it is asked for: other screens open in the person's language without a connection too.
  if (!workers.controller)
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
  await restOfLanguage()
}

/** Keeps the app openable without a connection. A page in the phone frame is another's guest and keeps nothing. */
export function useShellWorker(): void {
  const { device, queries } = usePlatform()
  const navigate = useNavigate()
  // A pushed notification was pressed: its screen opens in the app that is there.
  const open = useEffectEvent(({ data, ports }: MessageEvent) => {
    if (typeof data?.open !== 'string') return
    ports[0]?.postMessage('taken')
    void navigate(data.open)
  })
  const isKept = import.meta.env.PROD && !device.isFramed && 'serviceWorker' in navigator
  useEffect(() => {
    if (!isKept) return
    // Where the worker cannot start, the app works as it did without one.
    const cancel = onceQuiet(
      () => queries.isFetching() > 0,
      () => void startShellWorker(navigator.serviceWorker).catch(() => undefined),
    )
    const hear = (message: MessageEvent) => open(message)
    navigator.serviceWorker.addEventListener('message', hear)
    navigator.serviceWorker.startMessages()
    return () => {
      cancel()
      navigator.serviceWorker.removeEventListener('message', hear)
    }
  }, [isKept, queries])
}
