import { type AdjustmentRequest, adjustmentStatus, adjustments } from '@kaadi/contract/adjustments'
import { people } from '@kaadi/contract/people'
import type { UserId } from '@kaadi/contract/primitives'
import { type PauseRequest, risk } from '@kaadi/contract/risk'
import { type Switch, switches } from '@kaadi/contract/switches'
import { users } from '@kaadi/contract/users'
import { transaction } from '../../../../database/index.ts'
import { carryOut, findAdjustment } from '../../../adjustments/index.ts'
import { keepByCode } from '../../../payouts/index.ts'
import type { DemoSellerEmail } from '../../accounts.ts'
import { findOperator } from '../../demo.repository.ts'
import { evidencePicture } from '../acts/reviewing.ts'
import type { World } from './world.ts'

const hourMs = 3_600_000

const idOf = async ({ sellers }: World, seller: DemoSellerEmail): Promise<UserId> => {
  const { userId } = await sellers[seller].ask(users.me, { key: `${seller}-me`, body: undefined })
  return userId
}

/** A senior writes about a seller. */
export async function writeNote(world: World, seller: DemoSellerEmail, key: string, text: string) {
  const body = { sellerId: await idOf(world, seller), text }
  await world.senior.ask(people.addNote, { key, body })
  return undefined
}

/** A senior pauses a seller for some hours. */
export async function pauseSeller(
  world: World,
  seller: DemoSellerEmail,
  { hours, ...pause }: Pick<PauseRequest, 'scope' | 'rule' | 'facts'> & { readonly hours: number },
) {
  const untilTime = new Date(Date.now() + hours * hourMs).toISOString()
  const body = { sellerId: await idOf(world, seller), untilTime, ...pause }
  await world.senior.ask(risk.pause, { key: `${seller}-pause`, body })
  return undefined
}

/** A senior blocks the device that a seller signs in on by name. */
export async function blockDevice(world: World, seller: DemoSellerEmail, reason: string) {
  const sellerId = await idOf(world, seller)
  const { devices } = await world.senior.ask(people.seller, {
    key: `${seller}-page`,
    body: undefined,
    query: { sellerId },
  })
  const named = devices.find(({ isNamed, isBlocked }) => isNamed && !isBlocked)
  if (!named) return undefined
  const subject = { kind: 'device', sellerId, deviceId: named.deviceId } as const
  await world.senior.ask(risk.block, { key: `${seller}-device-blocked`, body: { subject, reason } })
  return undefined
}

/** A senior blocks an address that no account has. */
export async function blockAddress({ senior }: World, email: string, reason: string) {
  await senior.ask(risk.block, {
    key: `${email}-blocked`,
    body: { subject: { kind: 'email', email }, reason },
  })
  return undefined
}

/** An admin closes a brand for a reason, or opens it again. A start that was cut off looks at it anew. */
export async function switchBrand({ admin, run }: World, brandId: string, reason?: string) {
  const key = `${brandId}-${reason === undefined ? 'opened' : 'closed'}-${run}`
  const all = await admin.ask(switches.list, { key: `${key}-seen`, body: undefined })
  const isIt = ({ name, subject }: Switch) => name === 'brand' && subject === brandId
  const { isOpen, changeTime } = all.find(isIt)!
  const body = { name: 'brand', subject: brandId, before: { isOpen, changeTime } } as const
  await admin.ask(switches.set, { key, body: { ...body, isOpen: reason === undefined, reason } })
  return undefined
}

type Correction = Pick<AdjustmentRequest, 'currencyId' | 'direction' | 'amount' | 'reason' | 'words'>

/** A treasurer asks to correct the wallet of a seller, with a picture of what shows it. */
export async function askCorrection(
  world: World,
  seller: DemoSellerEmail,
  key: string,
  correction: Correction,
): Promise<string> {
  const { treasurer } = world
  const file = await evidencePicture()
  const { uploadId } = await treasurer.ask(adjustments.uploadEvidence, {
    key: `${key}-evidence`,
    body: {},
    file,
  })
  const sellerId = await idOf(world, seller)
  const body = { ...correction, account: 'available', sellerId, uploadId } as const
  const { adjustmentId } = await treasurer.ask(adjustments.ask, { key, body })
  return adjustmentId
}

/** An admin confirms it, as with a code of their app. A start that was cut off looks whether they have. */
export async function confirmCorrection({ db, confirming, madeBy }: World, step: string): Promise<undefined> {
  const asked = (await findAdjustment(db, madeBy(step)))!
  if (asked.status !== adjustmentStatus.asked) return
  const operatorId = await findOperator(db, 'admin@kaadi.example')
  await transaction(confirming, async (tx) => {
    await keepByCode(tx, { confirms: 'adjustment', id: asked.id }, operatorId)
    await carryOut(tx, asked, { operatorId, fingerprint: asked.digest.toString('hex') })
  })
}
