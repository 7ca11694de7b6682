import type { Switch, SwitchChange } from '@kaadi/contract/switches'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { findLatestStop } from '../books/index.ts'
import { listPausableBrands } from '../card-types/index.ts'
import { changeSwitch } from './set-switch.ts'
import { toBrandSwitch, toPayoutsSwitch, toSwitch } from './switch.ts'
import { listStoredSwitches } from './switches.repository.ts'

interface Acting {
  readonly operator: SignedInOperator
  readonly key: string
}

/** Everything that an admin opens and closes: what stands here, the stop of the books, and the pauses of the catalogue. */
export function createSwitchesService({ database, vault, clock }: Deps) {
  const { db } = database

  const list = async (): Promise<Switch[]> => {
    const [stored, stop, brands] = await Promise.all([
      listStoredSwitches(db),
      findLatestStop(database),
      listPausableBrands(db),
    ])
    const ofBrand = new Map(stored.filter(({ name }) => name === 'brand').map((one) => [one.subject, one]))
    return [
      ...stored.filter(({ name }) => name === 'service').map(toSwitch),
      toPayoutsSwitch(stop),
      ...stored.filter(({ name }) => name === 'country').map(toSwitch),
      ...brands.map((brand) => toBrandSwitch(brand, ofBrand.get(brand.id))),
    ]
  }

  const set = async ({ operator, key }: Acting, body: SwitchChange): Promise<Switch[]> => {
    if (!body.isOpen && body.reason === undefined)
      throw invalidField('reason', 'Say why, so that the other operators know.')
    const operation = 'switches.set'
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    // Who stops payouts writes on the lines of those who sign, as the page Books does (decision 184).
    const lines = body.name === 'payouts' ? database.checker : db
    await withIdempotency(lines, request, async (tx) => {
      await changeSwitch(tx, operator.id, body, clock())
      return {}
    })
    return list()
  }

  return { list, set }
}
