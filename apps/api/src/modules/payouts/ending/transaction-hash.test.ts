import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSellerWithAddress } from '../../../../test/address-seller.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { seedCatalogue } from '../../../../test/catalogue.ts'
import { asTreasurer, type Treasurer } from '../../../../test/payout-desk.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { deskFee, payout, userHeld } from '../../../ledger/index.ts'

let app: TestApp
let treasurer: Treasurer
let lastHash = 0
const newHash = () => (++lastHash).toString(16).padStart(64, '0')

beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app.database)
  treasurer = asTreasurer(app, (await app.signInOperator('treasurer')).token)
})
afterAll(() => closeSoundly(app))

const taken = async (tether = '100') => {
  const { seller, withdraw } = await aSellerWithAddress(app)
  const { id } = (await withdraw(tether)).data
  await treasurer.start(id)
  return { seller, id }
}

describe('a payout over a network', () => {
  it('is paid by the rail of its own, and proved by the hash', async () => {
    const before = await app.deps.ledger.balance(payout('usdt', 3))
    const fees = await app.deps.ledger.balance(deskFee(3))
    const { seller, id } = await taken()
    const hash = newHash()
    const { data, code } = await treasurer.confirm(id, `0x${hash.toUpperCase()}`)
    expect(code).toBe(0)
    expect(data.withdrawal).toMatchObject({
      status: 10,
      bankSlipNumber: hash,
      net: '99.000000',
      fee: '1.000000',
    })
    expect(await app.deps.ledger.balance(payout('usdt', 3))).toBe(before + 99_000_000n)
    expect(await app.deps.ledger.balance(deskFee(3))).toBe(fees + 1_000_000n)
    expect(await app.deps.ledger.balance(userHeld(seller.id, 3))).toBe(0n)
  })

  it('is not proved by the slip of a bank, nor by half a hash', async () => {
    const { id } = await taken()
    for (const slip of ['GTB-2611-0042', newHash().slice(1)])
      expect((await treasurer.confirm(id, slip)).code).toBe(1001)
    expect((await treasurer.detail(id)).data.withdrawal.status).toBe(4)
  })

  it('is not proved by zeros alone, which name no transaction, and did not come back by them', async () => {
    const sender = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    const { withdraw } = await aSellerWithAddress(app)
    const { id } = (await withdraw('20')).data
    await sender.start(id)
    const zeros = '0'.repeat(64)
    for (const typed of [zeros, `0x${zeros}`, ` 0X${zeros} `])
      expect(await sender.confirm(id, typed)).toMatchObject({
        status: 400,
        code: 1001,
        details: { fields: [{ path: 'bankSlipNumber' }] },
      })
    expect((await sender.detail(id)).data.withdrawal.status).toBe(4)
    expect((await sender.confirm(id, newHash())).code).toBe(0)
    const another = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    expect(await another.recordReturn(id, 'A wrong address.', undefined, `0x${zeros}`)).toMatchObject({
      status: 400,
      code: 1001,
      details: { fields: [{ path: 'bankReference' }] },
    })
    expect((await sender.detail(id)).data.withdrawal.status).toBe(10)
  })

  it('is not begun while its network is closed, and says so; what was begun is ended', async () => {
    const other = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    const { withdraw } = await aSellerWithAddress(app)
    const begun = (await withdraw('20')).data
    await other.start(begun.id)
    const { id } = (await withdraw('20')).data
    expect((await other.detail(id)).data.networkClosed).toBe(false)
    await app.database.asOwner(`update digital_networks set enabled = false where id = 'usdt-trc20'`)
    try {
      expect((await other.detail(id)).data.networkClosed).toBe(true)
      expect(await other.start(id)).toMatchObject({ status: 409, code: 1758 })
      expect((await other.detail(id)).data.withdrawal.status).toBeLessThan(4)
      expect(await other.confirm(begun.id, newHash())).toMatchObject({ code: 0 })
    } finally {
      await app.database.asOwner(`update digital_networks set enabled = true where id = 'usdt-trc20'`)
    }
    expect((await other.start(id)).code).toBe(0)
  })

  it('is one for a hash, however it is typed', async () => {
    const hash = `${newHash().slice(0, 60)}abcd`
    expect((await treasurer.confirm((await taken()).id, hash)).code).toBe(0)
    const { id } = await taken()
    for (const again of [hash, `0x${hash}`, hash.toUpperCase(), ` ${hash} `])
      expect(await treasurer.confirm(id, again)).toMatchObject({ status: 409, code: 1506 })
  })

  it('did not come back by the hash that paid it', async () => {
    const { id } = await taken()
    const hash = `${newHash().slice(0, 60)}beef`
    await treasurer.confirm(id, hash)
    const another = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    expect(
      await another.recordReturn(id, 'A wrong address.', undefined, `0x${hash.toUpperCase()}`),
    ).toMatchObject({ status: 409, code: 1745 })
    expect((await treasurer.detail(id)).data.withdrawal.status).toBe(10)
  })

  it('is one of many that name the same hash at once', async () => {
    // One person begins no more than 500 USDT a day alone.
    treasurer = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    const sent = await Promise.all(Array.from({ length: 6 }, () => taken('50')))
    const hash = newHash()
    const replies = await Promise.all(sent.map(({ id }) => treasurer.confirm(id, hash)))
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1506, 1506, 1506, 1506, 1506])
  })
})
