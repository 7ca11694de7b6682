import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparableAddress, findAddressFault, shortAddress } from './index.ts'

const tron = '^T[1-9A-HJ-NP-Za-km-z]{33}$'
const evm = '^0x[0-9a-fA-F]{40}$'
/** One of Tron, and the examples of EIP-55. */
const onTron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
const onEvm = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359']

describe('an address', () => {
  it('is taken by its own network', () => {
    expect(findAddressFault(tron, onTron)).toBeUndefined()
    for (const address of onEvm) expect(findAddressFault(evm, address)).toBeUndefined()
  })

  it('has no checksum where its letters are of one case', () => {
    expect(findAddressFault(evm, onEvm[0]!.toLowerCase())).toBeUndefined()
    expect(findAddressFault(evm, `0x${onEvm[0]!.slice(2).toUpperCase()}`)).toBeUndefined()
  })

  it('is one, whatever the case of its letters, where case is a checksum alone', () => {
    const upper = `0x${onEvm[0]!.slice(2).toUpperCase()}`
    expect(new Set([onEvm[0]!, onEvm[0]!.toLowerCase(), upper].map(comparableAddress)).size).toBe(1)
    expect(comparableAddress(onTron)).toBe(onTron)
    expect(comparableAddress('0123456789')).toBe('0123456789')
  })

  it.each([
    [tron, onEvm[0]!],
    [evm, onTron],
    [evm, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    [tron, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    [tron, '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'],
  ])('of another network is known as such (%s)', (pattern, address) =>
    expect(findAddressFault(pattern, address)).toBe('otherNetwork'),
  )

  it.each([
    [tron, 'T'],
    [tron, ''],
    [evm, '0x123'],
    [evm, 'hello'],
  ])('that is none is told from it (%s, %s)', (pattern, address) =>
    expect(findAddressFault(pattern, address)).toBe('form'),
  )

  it('with one letter amiss is refused, wherever it is', () => {
    const letters = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 33 }), fc.constantFrom(...letters), (at, letter) => {
        fc.pre(onTron[at] !== letter)
        const mistyped = onTron.slice(0, at) + letter + onTron.slice(at + 1)
        return findAddressFault(tron, mistyped) === 'checksum'
      }),
    )
    expect(findAddressFault(evm, onEvm[0]!.replace('aAeb', 'AAeb'))).toBe('checksum')
  })

  it.each([
    [tron, 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    [tron, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    [evm, `0x${'0'.repeat(40)}`],
    [evm, '0x000000000000000000000000000000000000dEaD'],
    [evm, '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    [evm, '0x55d398326f99059ff775485246999027b3197955'],
  ])('that nobody has a key of is told from the sound ones (%s, %s)', (pattern, address) =>
    expect(findAddressFault(pattern, address)).toBe('nobodys'),
  )

  it('is shown by both its ends', () => expect(shortAddress(onTron)).toBe('TJRabP…jpRTv8'))
})
