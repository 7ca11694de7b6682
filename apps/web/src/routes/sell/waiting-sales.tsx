import { keptSellDrafts, type SellDraft } from '@kaadi/core/storage'
import { useEmitted } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type NotSent, useWaitingDraft } from '../../features/sell-card/draft/use-waiting-draft.ts'
import { hasKeptForm } from '../../features/sell-card/form/kept-form.ts'
import type { SellCardFacts } from '../../features/sell-card/sale/sell-card-facts.ts'
import { useSellFacts } from '../../features/sell-card/use-sell-facts.controller.ts'
import { cardDetailPath, paths, withQuery } from '../../platform/navigation/paths.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { useSession } from '../../platform/session/session.ts'

/** What is not on the screen is read by who looks up late. */
const shownMs = 60_000

/** Sales of this page of which it was said that they could not be sent: once is enough. */
const saidOf = new Set<string>()

/** Whether this tab is the one that sends: of several tabs one does, and the next when that one is closed. */
function useOwnTurn(): boolean {
  const [isOurs, setOurs] = useState(!navigator.locks)
  useEffect(() => {
    if (!navigator.locks) return
    const left = new AbortController()
    navigator.locks
      .request('waiting-sales', { signal: left.signal }, () => {
        setOurs(true)
        return new Promise<void>((done) => left.signal.addEventListener('abort', () => done()))
      })
      .catch(() => undefined)
    return () => left.abort()
  }, [])
  return isOurs
}

/** Sends what waits on this phone for a connection, each once, and says what became of it. */
export function WaitingSales() {
  const { isSignedIn, user } = useSession()
  const isOurs = useOwnTurn()
  if (!isSignedIn) return <WaitsForSignIn />
  return isOurs && user ? <WaitingSalesOf key={user.userId} userId={user.userId} /> : null
}

/** Its seller alone can send it: the session ran out meanwhile. Nothing is promised of codes that are not there any more. */
function WaitsForSignIn() {
  const toaster = useToaster()
  const { storage } = usePlatform()
  const say = useEffectEvent(() => {
    const drafts = keptSellDrafts(storage.local).waiting()
    if (drafts.length === 0) return
    const isSent = drafts.every(({ cardTypeId, waits }) => waits?.isWhole || hasKeptForm(cardTypeId))
    const text = isSent
      ? t('A sale waits on this phone. Sign in, and it is sent.')
      : t('A sale waits on this phone. Sign in to go on with it.')
    toaster.show({ text, tone: 'plain', durationMs: shownMs })
  })
  useEffect(() => say(), [])
  return null
}

function WaitingSalesOf({ userId }: { userId: string }) {
  const { storage } = usePlatform()
  // A form that waits in memory for its seller has the codes that its draft lacks.
  const [drafts] = useState(() =>
    keptSellDrafts(storage.local)
      .list(userId)
      .filter(({ cardTypeId, waits }) => waits && !hasKeptForm(cardTypeId)),
  )
  return drafts.map((draft) => <WaitingSale key={draft.cardTypeId} draft={draft} />)
}

function WaitingSale({ draft }: { draft: SellDraft }) {
  const { cardTypeId, named = {}, form } = draft
  const sale = useSellFacts({ cardTypeId, named, currencyId: form.currencyId })
  if (sale.state === 'ready') return <Sending draft={draft} facts={sale.facts} />
  return sale.state === 'notBought' ? (
    <SayNotSent draft={draft} name={sale.name ?? ''} why={{ kind: 'notBought' }} />
  ) : null
}

function Sending({ draft, facts }: { draft: SellDraft; facts: SellCardFacts }) {
  const { name } = facts.cardType
  const toaster = useToaster()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { actor, notSent } = useWaitingDraft(draft, facts)
  const saySent = (giftOrderId: string) => {
    void queries.invalidateQueries({ queryKey: ['cardOrders'] })
    toaster.show({
      text: t('Your {name} card was sent: the connection is back.', { name }),
      tone: 'ok',
      durationMs: shownMs,
      action: { label: t('See the trade'), onSelect: () => void navigate(cardDetailPath(giftOrderId)) },
    })
  }
  useEmitted(actor, 'sent', ({ order }) => saySent(order.giftOrderId))
  useEmitted(actor, 'arrived', ({ giftOrderId }) => saySent(giftOrderId))
  return notSent ? <SayNotSent draft={draft} name={name} why={notSent} /> : null
}

const wordsOf = (name: string, why: NotSent): string => {
  switch (why.kind) {
    case 'incomplete':
      return t('Your {name} card was not sent: something has to be entered again.', { name })
    case 'repriced':
      return t('Your {name} card was not sent: it pays another sum now. See it first.', { name })
    case 'notBought':
      return t('Your {name} card was not sent: we do not buy it right now.', { name })
    case 'refused':
      return t('Your {name} card was not sent. {message}', { name, message: why.message })
    case 'sentBefore':
      return t('Your {name} card is in another of your trades. Nothing was sent twice.', { name })
  }
}

/** Says once on this page, wherever its seller is, why a sale is not sent, and leads there. */
function SayNotSent({ draft, name, why }: { draft: SellDraft; name: string; why: NotSent }) {
  const toaster = useToaster()
  const navigate = useNavigate()
  const { cardTypeId, since, named } = draft
  const say = useEffectEvent(() => {
    const sale = `${cardTypeId} ${since} ${why.kind}`
    if (saidOf.has(sale)) return
    saidOf.add(sale)
    const isTrade = why.kind === 'sentBefore'
    const to = isTrade
      ? cardDetailPath(why.giftOrderId)
      : withQuery(paths.sellSubmit, { cardTypeId, ...named, currencyId: named?.currencyId?.toString() })
    toaster.show({
      text: wordsOf(name, why),
      tone: isTrade ? 'plain' : 'bad',
      durationMs: shownMs,
      action: {
        label: isTrade ? t('Open that trade') : t('Open the sale'),
        onSelect: () => void navigate(to),
      },
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew where the reason is another
  useEffect(() => say(), [why.kind])
  return null
}
