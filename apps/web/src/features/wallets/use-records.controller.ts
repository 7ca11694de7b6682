import type { CurrencyId } from '@kaadi/contract/constants'
import type { WalletEvent, WalletRecord } from '@kaadi/contract/wallets'
import { type Pages, usePages } from '@kaadi/react/lists'
import { type StatusView, usePatternWords, viewWithdrawalStatus } from '@kaadi/ui'
import { useQuery } from '@tanstack/react-query'
import { cardColors } from '../../platform/content/card-look.ts'
import { useCardTypes } from '../../platform/content/catalogue.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import type { RecordFace } from './record-row.tsx'

export interface Records extends Pages<WalletRecord> {
  readonly faceOf: (record: WalletRecord) => RecordFace | undefined
  readonly statusOf: (record: WalletRecord) => StatusView | undefined
}

export interface RecordFilter {
  readonly event?: WalletEvent | ''
  /** `2026-11`; empty for every month. */
  readonly month?: string
  readonly size?: number
}

/** Lines of a wallet's statement with what is known of the things they belong to. */
export function useRecords(
  currencyId: CurrencyId,
  { event = '', month = '', size = 20 }: RecordFilter = {},
): Records {
  const client = useClient()
  const words = usePatternWords()
  const cardTypes = useCardTypes().data?.list ?? []
  const open = useQuery({
    ...useReads().withdrawals.page({ state: 'open', size: 100 }),
    meta: { kept: true },
  }).data?.records
  const pages = usePages<WalletRecord>({
    queryKey: ['wallets', 'records', currencyId, event, month, size],
    isKept: true,
    fetchPage: (ask, signal) =>
      client.wallets.records({
        query: { ...ask, currencyId, size, ...(event && { event }), ...(month && { month }) },
        signal,
        quiet: true,
      }),
  })
  return {
    ...pages,
    // The title of a sale begins with the brand; a brand that is unknown keeps the plain sign.
    faceOf: (record) => {
      if (record.event !== 'cardOrder') return undefined
      const cardType = cardTypes.find(({ name }) => record.title.startsWith(name))
      return cardType && { name: cardType.name, colors: cardColors(cardType), logo: cardType.logo }
    },
    statusOf: (record) => {
      if (record.event !== 'withdrawal') return undefined
      const withdrawal = open?.find(({ id }) => id === record.sourceId)
      return withdrawal && viewWithdrawalStatus(withdrawal.status, words)
    },
  }
}
