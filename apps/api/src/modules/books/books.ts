import type { BooksException, BooksMatch, PayoutStop } from '@kaadi/contract/books'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { SignedInOperator } from '../../http/signed-in.ts'
import type { StoredException } from './excepting/exceptions.repository.ts'
import type { StoredMatch } from './matching/matches.repository.ts'
import type { StoredStop } from './stopping/stops.repository.ts'

const amountOf = (minor: string | bigint, currencyId: number): string =>
  fromMinorUnits(BigInt(minor), currencies[currencyId as CurrencyId].decimals)

export const toMatch = ({
  publicId,
  startedAt,
  endedAt,
  fromAt,
  rails,
  ...match
}: StoredMatch): BooksMatch => ({
  matchId: publicId,
  askedBy: match.askedBy,
  startTime: startedAt.toISOString(),
  endTime: endedAt?.toISOString() ?? null,
  outcome: match.outcome,
  fromTime: fromAt.toISOString(),
  rulesChecked: match.rulesChecked,
  found: match.found,
  rails: rails.map(({ provider, currencyId, payouts, orders, books, atProvider }) => ({
    provider,
    currencyId: currencyId as CurrencyId,
    payouts,
    orders: amountOf(orders, currencyId),
    books: amountOf(books, currencyId),
    atProvider: atProvider === null ? null : amountOf(atProvider, currencyId),
  })),
})

export const toStop = (stop: StoredStop, operator: SignedInOperator): PayoutStop => ({
  stopId: stop.publicId,
  cause: stop.cause,
  detail: stop.detail,
  stoppedBy: stop.stoppedBy,
  stopTime: stop.stoppedAt.toISOString(),
  fingerprint: stop.fingerprint,
  openExceptions: stop.openExceptions,
  restart:
    stop.askedAt === null
      ? null
      : {
          askedBy: stop.askedBy ?? '',
          isOwn: stop.askedById === operator.id,
          reason: stop.askReason ?? '',
          askTime: stop.askedAt.toISOString(),
          isOver: stop.isAskOver,
        },
})

export const toException = (found: StoredException, operator: SignedInOperator): BooksException => ({
  exceptionId: found.publicId,
  kind: found.kind,
  detail: found.detail,
  provider: found.provider,
  currencyId: found.currencyId,
  reference: found.reference,
  difference:
    found.difference === null || found.currencyId === null
      ? null
      : amountOf(found.difference, found.currencyId),
  stops: found.stops,
  owner: found.owner,
  ownerId: found.ownerPublicId,
  isMine: found.ownerId === operator.id,
  foundTime: found.foundAt.toISOString(),
  lastTime: found.lastAt.toISOString(),
  times: found.times,
  closedBy: found.closedBy,
  closeTime: found.closedAt?.toISOString() ?? null,
  note: found.note,
})
