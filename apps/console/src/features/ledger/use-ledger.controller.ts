import { ledgerKinds, treasury } from '@kaadi/contract/treasury'
import { useAction } from '@kaadi/react'
import { useQuery } from '@tanstack/react-query'
import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { listDays } from '../../platform/lists/list-days.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { saveFile } from '../../platform/net/save-csv.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { readAccount } from './chosen-account.ts'

const pageSize = 50

/** The books as they are chosen: whose, which account, which kind of event, or what one thing has moved. */
export function useLedger() {
  const client = useClient()
  const reads = useReads()
  const address = useListAddress()
  const typedFor = address.get('q') ?? ''
  const typed = useTyped(typedFor, (q) =>
    address.change({ q: q.trim(), seller: null, account: null }, { replace: typedFor !== '' }),
  )
  const event = (['order', 'withdrawal', 'adjustment'] as const).find((noun) => address.get(noun))
  const sellerId = event ? undefined : address.get('seller')
  const accounts = useQuery(reads.treasury.accounts({ ...(sellerId && { sellerId: sellerId as never }) }))
  const search = searchedFor(typedFor)
  const sellers = useQuery({
    ...reads.treasury.sellers({ search: search ?? '' }),
    enabled: search !== undefined && !sellerId,
  })
  const named = readAccount(address.get('account'))
  const first = sellerId ? accounts.data?.[0]?.account : undefined
  const account =
    event || (sellerId === undefined && named && isSellers(named.account))
      ? undefined
      : (named ?? (first && { account: first.name, currencyId: first.currencyId }))
  const kind = event ? undefined : address.oneOf('kind', ledgerKinds)
  const id = event && address.get(event)
  const { days, from, before } = listDays(address)
  const filter = {
    ...(event === 'order' && { giftOrderId: id as never }),
    ...(event === 'withdrawal' && { withdrawalId: id as never }),
    ...(event === 'adjustment' && { adjustmentId: id as never }),
    ...(sellerId && { sellerId: sellerId as never }),
    ...account,
    ...(kind && { kind }),
    ...(!event && from && { from }),
    ...(!event && before && { before }),
  }
  const at = address.get('at')
  const page = useListPage(address, {
    ...reads.treasury.lines({ ...filter, size: pageSize, ...(at && { cursor: at }) }),
    // A seller without an account has no lines to ask for.
    enabled: !sellerId || account !== undefined,
  })
  const chosen = accounts.data?.find(
    (one) =>
      one.account.name === account?.account &&
      one.account.currencyId === account.currencyId &&
      (one.account.provider ?? undefined) === account.provider,
  )
  const save = useAction(async (_: null) => {
    const reply = await client.open(treasury.file, { query: filter })
    saveFile('ledger.csv', await reply.text())
    return true
  })
  return {
    address,
    typed,
    event,
    sellerId,
    accounts: accounts.data ?? [],
    accountsError: accounts.error,
    sellers: search !== undefined && !sellerId ? sellers.data : undefined,
    sellersError: search !== undefined && !sellerId ? sellers.error : null,
    account,
    chosen,
    kind: kind ?? null,
    days,
    page,
    save,
    isEmpty: accounts.data?.length === 0 && sellerId !== undefined,
  }
}

const isSellers = (name: string) => ['available', 'held', 'receivable'].includes(name)

export type LedgerState = ReturnType<typeof useLedger>
