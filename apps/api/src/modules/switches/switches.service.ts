import type { Switch, SwitchChange } from '@kaadi/contract/switches'
import type { Tx } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, invalidField } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { findStop, stopByHand } from '../books/index.ts'
import { listPausableBrands, pauseBrand } from '../card-types/index.ts'
import { listStoredSwitches, type StoredSwitch, setSwitch } from './switches.repository.ts'

interface Acting {
  readonly operator: SignedInOperator
  readonly key: string
}

const untouched = { reason: null, reopensTime: null, changedBy: null, changeTime: null }

/** Everything that an admin opens and closes: what stands here, the stop of the books, and the pauses of the catalogue. */
export function createSwitchesService({ database, vault, clock }: Deps) {
  const { db } = database

  const list = async (): Promise<Switch[]> => {
    const [stored, stop, brands] = await Promise.all([
      listStoredSwitches(db),
      findStop(database),
      listPausableBrands(db),
    ])
    const ofBrand = new Map(stored.filter(({ name }) => name === 'brand').map((one) => [one.subject, one]))
    const payouts: Switch = {
      ...untouched,
      name: 'payouts',
      subject: '',
      title: null,
      isOpen: stop === undefined,
      ...(stop && {
        reason: stop.detail,
        changedBy: stop.stoppedBy,
        changeTime: stop.stoppedAt.toISOString(),
      }),
    }
    return [
      ...stored.filter(({ name }) => name === 'service').map(toSwitch),
      payouts,
      ...stored.filter(({ name }) => name === 'country').map(toSwitch),
      ...brands.map(({ id, name, isPaused }): Switch => {
        const known = ofBrand.get(id)
        const facts = known?.isOpen === !isPaused ? toSwitch(known) : untouched
        return { ...facts, name: 'brand', subject: id, title: name, isOpen: !isPaused }
      }),
    ]
  }

  const set = async ({ operator, key }: Acting, body: SwitchChange): Promise<Switch[]> => {
    if (!body.isOpen && body.reason === undefined)
      throw invalidField('reason', 'Say why, so that the other operators know.')
    const request = keyedRequest(vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'switches.set',
      body,
    })
    await withIdempotency(db, request, async (tx) => {
      if (!body.isOpen && body.reopensTime && Date.parse(body.reopensTime) <= clock())
        throw invalidField('reopensTime', 'Choose a time that is still to come.')
      await apply(tx, operator.id, body)
      return {}
    })
    return list()
  }

  return { list, set }
}

async function apply(tx: Tx, operatorId: bigint, change: SwitchChange): Promise<void> {
  if (change.name === 'payouts') return stopPayouts(tx, operatorId, change)
  if (change.name === 'brand' && !(await pauseBrand(tx, change.subject, !change.isOpen))) throw unknown()
  if (!(await setSwitch(tx, operatorId, change))) throw unknown()
}

/** One person stops them; who starts them again are two, and not here. */
async function stopPayouts(
  tx: Tx,
  operatorId: bigint,
  { subject, isOpen, reason = '' }: SwitchChange,
): Promise<void> {
  if (subject !== '') throw unknown()
  if (isOpen) throw new DomainError('restartByTwo')
  if (!(await stopByHand(tx, operatorId, reason))) throw new DomainError('payoutsStopped')
}

const unknown = () => invalidField('subject', 'There is no such switch.')

const toSwitch = ({ reopensAt, changedAt, ...row }: StoredSwitch): Switch => ({
  ...row,
  title: null,
  reopensTime: reopensAt?.toISOString() ?? null,
  changeTime: changedAt?.toISOString() ?? null,
})
