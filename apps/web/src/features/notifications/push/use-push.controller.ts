import { push } from '@kaadi/contract/push'
import { createKeptChoice, useAction, useStore } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLateCalls } from '../../../platform/net/use-late-calls.ts'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { pushPermission, subscribeBrowser } from './browser-push.ts'

export interface Push {
  /** `impossible`: this browser has no such thing, or is another’s guest. */
  readonly state: 'impossible' | 'unasked' | 'on' | 'off' | 'blocked'
  readonly isBusy: boolean
  readonly onTurn: (on: boolean) => void
}

const bound = ['push', 'bound']

/** Whether this browser is told while the app is closed. The browser asks its person when they turn it on, not before. */
export function usePush(): Push {
  const { storage, device } = usePlatform()
  const [choice] = useState(() => createKeptChoice(storage.local, 'push', ['unasked', 'on', 'off']))
  const chosen = useStore(choice)
  const [permission, setPermission] = useState(() => (device.isFramed ? 'impossible' : pushPermission()))
  const { client } = useLateCalls({ push })
  const kept = useQueryClient()

  const bind = async () => {
    const { publicKey } = await client.push.key()
    await client.push.subscribe({ body: await subscribeBrowser(publicKey) })
  }
  const { run, isRunning } = useAction(async (on: boolean) => {
    if (!on) {
      await client.push.unsubscribe()
      return choice.choose('off')
    }
    const answer = await Notification.requestPermission()
    setPermission(answer)
    if (answer !== 'granted') return
    await bind()
    // It is bound: not once more as soon as it is on.
    kept.setQueryData(bound, true)
    choice.choose('on')
  })

  const isOn = chosen === 'on' && permission === 'granted'
  // A new session of a browser that was told before: what cannot be bound now is bound with the next page.
  useQuery({
    queryKey: bound,
    queryFn: () => bind().then(() => true),
    enabled: isOn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  const state = () => {
    if (permission === 'impossible') return 'impossible'
    if (permission === 'denied') return 'blocked'
    return chosen === 'on' ? (isOn ? 'on' : 'unasked') : chosen
  }
  return { state: state(), isBusy: isRunning, onTurn: (on) => void run(on) }
}
