import type { SellerPage } from '@kaadi/contract/people'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { balancesOf } from '../../../ledger/index.ts'
import { findAvatar } from '../../avatars/index.ts'
import { countOrdersOf, pageOrders, titleOf, toSummary } from '../../card-orders/index.ts'
import { listPauses, requireForeignSeller } from '../../risk/index.ts'
import { createSessionsRepository, listDevices, readDevice } from '../../sessions/index.ts'
import { deskViewer } from '../../uploads/index.ts'
import { findNewestCase } from '../../verifications/index.ts'
import { pageWithdrawals, toWithdrawal } from '../../withdrawals/index.ts'
import { listNotes } from '../notes.repository.ts'
import { toSellerRow } from './page-sellers.repository.ts'
import { blockedDevices, findSellerFacts, listSellerAccounts } from './seller-facts.repository.ts'

const newest = { current: 1, size: 10 }

/** Everything that seniors see of a seller, each part from its owner. */
export function createReadSeller({ database, photoSigner }: Deps) {
  const { db } = database
  const sessions = createSessionsRepository(database)

  return async (operator: SignedInOperator, sellerId: string): Promise<SellerPage> => {
    const { userId } = await requireForeignSeller(db, operator, { sellerId })
    const [
      facts,
      balances,
      orders,
      counts,
      withdrawals,
      accounts,
      devices,
      open,
      last,
      pauses,
      notes,
      avatar,
    ] = await Promise.all([
      findSellerFacts(database, userId),
      balancesOf(db, userId),
      pageOrders(database, userId, newest),
      countOrdersOf(database, userId),
      pageWithdrawals(database, userId, newest),
      listSellerAccounts(database, userId),
      listDevices(database, userId),
      sessions.listOfUser(userId),
      findNewestCase(database, userId),
      listPauses(db, userId),
      listNotes(db, userId),
      findAvatar(db, userId),
    ])
    const { exp, twoFactor, deletionAt, heldUntil, isBlocked, ...row } = facts
    return {
      ...toSellerRow(row),
      avatarUrl: avatar === undefined ? null : photoSigner.sign(avatar, deskViewer(operator.sessionHash)),
      exp,
      twoFactor,
      deletionAt: deletionAt?.toISOString() ?? null,
      withdrawalsHeldUntil: heldUntil?.toISOString() ?? null,
      isBlocked,
      wallets: walletsOf(balances),
      orders: {
        ...counts,
        newest: orders.records.map((order) => ({ ...toSummary(order), title: titleOf(order) })),
      },
      withdrawals: withdrawals.records.map(toWithdrawal),
      bankAccounts: accounts as unknown as SellerPage['bankAccounts'],
      devices: await withBlocks(devices),
      sessions: open.map(({ id, userAgent, ip, createdAt, lastSeenAt }) => {
        const { browser, system } = readDevice(userAgent)
        return {
          id: id as SellerPage['sessions'][number]['id'],
          browser,
          system,
          ip,
          createTime: createdAt.toISOString(),
          lastSeenTime: lastSeenAt.toISOString(),
        }
      }),
      verification: last
        ? {
            level: last.level,
            status: last.status,
            documentKind: last.documentKind,
            createTime: last.createdAt.toISOString(),
          }
        : null,
      pauses,
      notes,
    }
  }

  async function withBlocks(
    devices: Awaited<ReturnType<typeof listDevices>>,
  ): Promise<SellerPage['devices']> {
    const blocked = await blockedDevices(
      database,
      devices.map(({ fingerprint }) => fingerprint),
    )
    return devices.map(({ fingerprint, firstSeenAt, lastSeenAt, ...device }) => ({
      ...device,
      deviceId: fingerprint,
      firstSeenTime: firstSeenAt.toISOString(),
      lastSeenTime: lastSeenAt.toISOString(),
      isBlocked: blocked.has(fingerprint),
    }))
  }
}

function walletsOf(balances: Awaited<ReturnType<typeof balancesOf>>): SellerPage['wallets'] {
  const of = (currencyId: CurrencyId, role: 'available' | 'held') =>
    fromMinorUnits(
      balances.find((one) => one.currencyId === currencyId && one.role === role)?.balance ?? 0n,
      currencies[currencyId].decimals,
    )
  const ids = [...new Set(balances.map(({ currencyId }) => currencyId))]
  return ids.map((currencyId) => ({
    currencyId,
    available: of(currencyId, 'available'),
    held: of(currencyId, 'held'),
  }))
}
