import { type PartnerOverview, type PartnerRequest, partners } from '@kaadi/contract/partners'
import { parseAmount } from '@kaadi/core/money'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeptForm } from '../../platform/forms/use-kept-fields.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { sayError } from '../../platform/words/say-error.ts'

const whileWaitingMs = 15_000

export interface ApplicationValues {
  readonly companyName: string
  readonly website: string
  readonly sells: string
  readonly expectedVolume: string
}

export interface Partner {
  /** Undefined until it has arrived. */
  readonly overview: PartnerOverview | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly form: Form<ApplicationValues>
  readonly isBusy: boolean
  /** What the service said. */
  readonly problem: string | undefined
}

/** What the programme gives, and where the seller stands with it. */
export function usePartner(): Partner {
  const { client, reads } = useLateCalls({ partners })
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const query = reads.partners.overview()
  const { data, error, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
    // Somebody decides meanwhile.
    refetchInterval: ({ state }) => (state.data?.application?.status === 'waiting' ? whileWaitingMs : false),
  })
  const { run, isRunning } = useAction((body: PartnerRequest, idempotencyKey) =>
    client.partners.apply({ body, idempotencyKey, quiet: true }).catch((refused: unknown) => {
      setProblem(sayError(refused))
      void refetch()
      throw refused
    }),
  )
  const form = useForm<ApplicationValues>({
    initial: { companyName: '', website: 'https://', sells: '', expectedVolume: '' },
    check: checkApplication,
    onSubmit: async ({ companyName, website, sells, expectedVolume }) => {
      setProblem(undefined)
      const sent = await run({
        companyName: companyName.trim(),
        website: website.trim(),
        sells: sells.trim(),
        expectedVolume: plainAmount(expectedVolume),
      })
      if (!sent) return
      letGo()
      queries.setQueryData(query.queryKey, sent)
    },
  })
  const letGo = useKeptForm('partner', form)
  return { overview: data, error, onRetry: () => void refetch(), form, isBusy: isRunning, problem }
}

const plainAmount = (typed: string): string => parseAmount(typed, 2) ?? ''

const checkApplication = ({ companyName, website, sells, expectedVolume }: ApplicationValues) => ({
  companyName: companyName.trim().length < 2 ? t('Enter the name of your business.') : undefined,
  website: /^https?:\/\/[^\s/?#@\\]+\.[^\s@\\]+$/i.test(website.trim())
    ? undefined
    : t('Enter the address of your website, such as https://shop.example.'),
  sells: sells.trim().length < 10 ? t('Tell us in a sentence what you sell.') : undefined,
  expectedVolume: /^\d{1,15}(\.\d{1,2})?$/.test(plainAmount(expectedVolume))
    ? undefined
    : t('Enter an amount, such as 4,000,000.'),
})
