import { payouts } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { type AuditFacts, stateName } from '../../http/audit-note.ts'
import { bind } from '../../http/endpoint.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { relyingPartyOf } from '../sessions/index.ts'
import { createCheckPayout } from './checking/check-payout.ts'
import { createEndPayout } from './ending/end-payout.ts'
import { createHoldPayout } from './holding/hold-payout.ts'
import { createOpenAccount } from './holding/open-account.ts'
import { pagePayouts } from './listing/list-payouts.repository.ts'
import { findPayoutDetail, toPayout } from './payout.ts'
import { findPayout, listBanks } from './payouts.repository.ts'
import { createReleasePayout } from './releasing/release-payout.ts'
import { findRelease } from './releasing/releases.repository.ts'
import { createReturnPayout } from './returning/return-payout.ts'
import { findReturn } from './returning/returns.repository.ts'

export const payoutsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { database } = deps
    const { start, handBack, takeOver } = createHoldPayout(deps)
    const openAccount = createOpenAccount(deps)
    const { hold, endHold } = createCheckPayout(deps)
    const releasing = createReleasePayout(deps)
    const { confirm, fail } = createEndPayout(deps)
    const returning = createReturnPayout(deps)
    const at = (request: FastifyRequest) => relyingPartyOf(deps.config, request)

    bind(app, payouts.page, async ({ operator, query }) => {
      const page = await pagePayouts(database, operator.id, query)
      return { ...page, records: page.records.map((row) => toPayout(row, operator)) }
    })
    bind(app, payouts.banks, () => listBanks(database))
    bind(app, payouts.detail, async ({ operator, query }) => {
      const found = await findPayoutDetail(database, query.id, operator)
      if (!found) throw notFound()
      return found
    })
    const facts = async ({
      operator,
      body,
    }: {
      readonly operator: SignedInOperator
      readonly body: { readonly id: string }
    }): Promise<AuditFacts | undefined> => {
      const found = await findPayout(database, body.id)
      if (!found) return undefined
      const { userId, id: withdrawalId, status, takenBy, log } = found
      const release = await findRelease(database, { userId, withdrawalId }, operator.id)
      const returned = await findReturn(database, { userId, withdrawalId })
      return {
        status: stateName(withdrawalStatus, status),
        takenBy,
        accountNumberOpened: log.filter(({ kind }) => kind === 'accountOpened').length,
        releaseAskedBy: release?.askedBy ?? null,
        releasedBy: release?.releasedBy ?? null,
        returnReference: returned?.bankReference ?? null,
        returnConfirmedBy: returned?.confirmedBy ?? null,
      }
    }
    bind(app, payouts.start, ({ operator, idempotencyKey: key, body }) => start({ operator, key }, body), {
      audit: facts,
    })
    bind(
      app,
      payouts.askRelease,
      ({ operator, idempotencyKey: key, body }) => releasing.askRelease({ operator, key }, body),
      { audit: facts },
    )
    bind(
      app,
      payouts.release,
      ({ operator, idempotencyKey: key, body, request }) =>
        releasing.release({ operator, key }, body, at(request)),
      { audit: facts },
    )
    bind(
      app,
      payouts.challenge,
      ({ operator, body: { id, confirms }, request }) =>
        (confirms === 'release' ? releasing : returning).challenge(operator, id, at(request)),
      { audit: 'It makes a question that counts once a device has answered it.' },
    )
    bind(app, payouts.hold, ({ operator, idempotencyKey: key, body }) => hold({ operator, key }, body), {
      audit: facts,
    })
    bind(
      app,
      payouts.endHold,
      ({ operator, idempotencyKey: key, body }) => endHold({ operator, key }, body),
      { audit: facts },
    )
    bind(
      app,
      payouts.openAccount,
      ({ operator, idempotencyKey: key, body }) => openAccount({ operator, key }, body),
      { audit: facts },
    )
    bind(
      app,
      payouts.handBack,
      ({ operator, idempotencyKey: key, body }) => handBack({ operator, key }, body),
      { audit: facts },
    )
    bind(
      app,
      payouts.takeOver,
      ({ operator, idempotencyKey: key, body }) => takeOver({ operator, key }, body),
      { audit: facts },
    )
    bind(
      app,
      payouts.confirm,
      ({ operator, idempotencyKey: key, body }) => confirm({ operator, key }, body),
      { audit: facts },
    )
    bind(app, payouts.fail, ({ operator, idempotencyKey: key, body }) => fail({ operator, key }, body), {
      audit: facts,
    })
    bind(
      app,
      payouts.recordReturn,
      ({ operator, idempotencyKey: key, body }) => returning.recordReturn({ operator, key }, body),
      { audit: facts },
    )
    bind(
      app,
      payouts.confirmReturn,
      ({ operator, idempotencyKey: key, body, request }) =>
        returning.confirmReturn({ operator, key }, body, at(request)),
      { audit: facts },
    )
    bind(
      app,
      payouts.dropReturn,
      ({ operator, idempotencyKey: key, body }) => returning.dropReturn({ operator, key }, body),
      { audit: facts },
    )
  }
