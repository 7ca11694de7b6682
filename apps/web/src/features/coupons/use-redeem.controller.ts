import { type Coupon, coupons } from '@kaadi/contract/coupons'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { sayError } from '../../platform/words/say-error.ts'

export interface Redeem {
  readonly form: Form<{ readonly code: string }>
  readonly isBusy: boolean
  /** The coupon that was just claimed. */
  readonly claimed: Coupon | undefined
}

/** Claims a coupon by a code that the seller was told. */
export function useRedeem(): Redeem {
  const { client } = useLateCalls({ coupons })
  const queries = useQueryClient()
  const [claimed, setClaimed] = useState<Coupon>()
  const { run, isRunning } = useAction((code: string, idempotencyKey) =>
    client.coupons.redeem({ body: { code }, idempotencyKey, quiet: true }).catch((error: unknown) => {
      form.fail('code', sayError(error))
      // Where the answer was lost, the same code is sent with the same key.
      throw error
    }),
  )
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t('Enter the code first.') : undefined }),
    onSubmit: async ({ code }) => {
      setClaimed(undefined)
      const coupon = await run(code.trim())
      // Where it was refused too: another tab may have claimed it.
      void queries.invalidateQueries({ queryKey: ['coupons'] })
      if (!coupon) return
      setClaimed(coupon)
      form.reset()
    },
  })
  return { form, isBusy: isRunning, claimed }
}
