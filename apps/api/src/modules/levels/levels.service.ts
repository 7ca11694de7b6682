import type { Level, MyLevel, PointEntry } from '@kaadi/contract/levels'
import type { Page } from '@kaadi/contract/primitives'
import { WideDecimal } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import type { PageRequest } from '../../lists/paging.ts'
import { describeOrders } from '../card-orders/index.ts'
import { findStanding, listLevels, pagePoints, type StoredLevel } from './levels.repository.ts'

export function createLevelsService({ database, publicMemory }: Deps) {
  const allLevels = publicMemory.loaded(() => listLevels(database))

  return {
    mine: async (userId: bigint): Promise<MyLevel> => {
      const [levels, standing] = await Promise.all([allLevels(), findStanding(database, userId)])
      if (!standing) throw notFound()
      const { level, points } = standing
      return {
        level,
        name: levels.findLast((known) => known.level <= level)?.name ?? '',
        points,
        nextPoints: levels.find((known) => known.level > level)?.fromPoints ?? null,
        levels: levels.map(toLevel),
      }
    },

    points: async (userId: bigint, request: PageRequest): Promise<Page<PointEntry>> => {
      const page = await pagePoints(database, userId, request)
      const ids = page.records.map(({ orderId }) => orderId)
      const orders = ids.length > 0 ? await describeOrders(database, userId, ids) : new Map()
      return {
        ...page,
        records: page.records.map(({ orderId, createdAt, ...entry }) => {
          const { title, sourceId } = orders.get(orderId)!
          return { ...entry, title, giftOrderId: sourceId, createTime: createdAt.toISOString() }
        }),
      }
    },
  }
}

const toLevel = ({ bonusPermille, dailyPercent, ...level }: StoredLevel): Level => ({
  ...level,
  bonusPercent: new WideDecimal(bonusPermille).div(10).toFixed(),
  dailyLimitPercent: dailyPercent,
})
