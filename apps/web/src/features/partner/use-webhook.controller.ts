import { type PartnerStanding, partners, type SavedWebhook } from '@kaadi/contract/partners'
import { type Form, useAction, useCopy, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { sayError } from '../../platform/words/say-error.ts'

export interface WebhookScreen {
  /** Undefined until it has arrived; null for who is no partner. */
  readonly partner: PartnerStanding | null | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly form: Form<{ readonly url: string }>
  readonly problem: string | undefined
  /** The signing secret that was just made: told now, and never again. */
  readonly secret: string | undefined
  readonly isCopied: boolean
  readonly onCopy: () => void
  readonly onKept: () => void
  readonly onRotate: () => void
  readonly onTest: () => void
  readonly isBusy: boolean
}

/** Where events are sent, and what they are signed with. */
export function useWebhook(onTested: () => void): WebhookScreen {
  const { client, reads } = useLateCalls({ partners })
  const queries = useQueryClient()
  const { isCopied, copy } = useCopy()
  const [refusal, setRefusal] = useState<{ readonly url: string; readonly words: string }>()
  const [secret, setSecret] = useState<string>()
  const { data, error, refetch } = useQuery({ ...reads.partners.overview(), refetchOnMount: 'always' })
  const keep = (saved: SavedWebhook | undefined) => {
    if (saved?.signingSecret) setSecret(saved.signingSecret)
    void refetch()
  }
  const save = useAction((url: string, idempotencyKey) =>
    client.partners.saveWebhook({ body: { url }, idempotencyKey, quiet: true }).catch((refused: unknown) => {
      setRefusal({ url, words: sayError(refused) })
      throw refused
    }),
  )
  const rotate = useAction((_: undefined, idempotencyKey) => client.partners.rotateSecret({ idempotencyKey }))
  const test = useAction((_: undefined, idempotencyKey) => client.partners.sendTest({ idempotencyKey }))
  const form = useForm({
    initial: { url: '' },
    check: ({ url }) => ({
      url: /^https?:\/\/[^\s#@\\]+$/i.test(url.trim())
        ? undefined
        : t('Enter an address, such as https://shop.example/hooks/kaadi.'),
    }),
    onSubmit: async ({ url }) => {
      setRefusal(undefined)
      keep(await save.run(url.trim()))
    },
  })
  return {
    partner: data?.partner,
    error,
    onRetry: () => void refetch(),
    form,
    // Of what was sent: another address is not refused yet.
    problem: refusal?.url === form.values.url.trim() ? refusal.words : undefined,
    secret,
    isCopied,
    onCopy: () => void copy(secret ?? ''),
    onKept: () => setSecret(undefined),
    onRotate: async () => keep(await rotate.run(undefined)),
    onTest: async () => {
      if (!(await test.run(undefined))) return
      void queries.invalidateQueries({ queryKey: ['partners', 'deliveries'] })
      onTested()
    },
    isBusy: save.isRunning || rotate.isRunning || test.isRunning,
  }
}
