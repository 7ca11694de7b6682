import { type Coupon, coupons } from '@kaadi/contract/coupons'
import { type Pages, usePages } from '@kaadi/react/lists'
import { useQuery } from '@tanstack/react-query'
import { useCardTypes } from '../../platform/content/catalogue.ts'
import type { NameOfCard } from '../../platform/content/coupon-item.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

interface Named {
  readonly nameOf: NameOfCard
}

export interface Loaded<T> extends Named {
  /** Undefined until it has arrived. */
  readonly data: T | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

const useNameOfCard = (): NameOfCard => {
  const { data } = useCardTypes()
  return (cardTypeId) => data?.map[cardTypeId]?.name
}

/** Coupons that can be used, and those that a trade has. */
export function useCoupons(): Loaded<Coupon[]> {
  const { reads } = useLateCalls({ coupons })
  const { data, error, refetch } = useQuery({ ...reads.coupons.list(), meta: { kept: true } })
  return { data, error, onRetry: () => void refetch(), nameOf: useNameOfCard() }
}

/** One coupon, in whatever state. */
export function useCoupon(couponId: string): Loaded<Coupon> {
  const { reads } = useLateCalls({ coupons })
  const { data, error, refetch } = useQuery({ ...reads.coupons.info({ couponId }), meta: { kept: true } })
  return { data, error, onRetry: () => void refetch(), nameOf: useNameOfCard() }
}

/** Used, expired and taken back, page by page. */
export function useSpentCoupons(): Pages<Coupon> & Named {
  const { client } = useLateCalls({ coupons })
  const pages = usePages<Coupon>({
    queryKey: ['coupons', 'invalid'],
    isKept: true,
    fetchPage: (ask, signal) => client.coupons.invalid({ query: ask, signal, quiet: true }),
  })
  return { ...pages, nameOf: useNameOfCard() }
}
