import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gradeAccountName } from './index.ts'

const adaeze = { firstName: 'Adaeze', lastName: 'Okafor' }
const of = (firstName: string, lastName: string, account: string) =>
  gradeAccountName({ firstName, lastName }, account)

describe('the name on a bank account', () => {
  it.each([
    'ADAEZE OKAFOR',
    'OKAFOR ADAEZE',
    'okafor, adaeze',
    'Adáézè Ọkafọr',
    'MRS. OKAFOR ADAEZE',
    '  OKAFOR   ADAEZE ',
  ])('is the own one as %s', (account) => expect(gradeAccountName(adaeze, account)).toBe('exact'))

  it.each([
    ['Ade-Ola', 'Bello', 'BELLO ADEOLA'],
    ['Adeola', 'Bello', 'BELLO ADE OLA'],
    ['Chidi', 'Nwosu-Eze', 'NWOSU EZE CHIDI'],
    ['Chidi', 'NwosuEze', 'NWOSU-EZE CHIDI'],
    ['Ngozi', "O'Brien", 'OBRIEN NGOZI'],
    ['Mary Jane', 'Mensah', 'MENSAH MARY-JANE'],
  ])('is the own one for %s %s as %s', (first, last, account) =>
    expect(of(first, last, account)).toBe('exact'),
  )

  it.each([
    ['OKAFOR ADAEZE NGOZI', 'a middle name'],
    ['ADAEZE NGOZI GRACE OKAFOR', 'two of them'],
    ['OKAFOR A', 'an initial'],
    ['OKAFOR ADA', 'a short name'],
    ['OKAFOR EZE', 'a short name, its end'],
    ['OKAFOUR ADAEZE', 'a letter too much'],
    ['OKAFOR ADEEZE', 'a wrong letter'],
  ])('is close as %s: %s', (account) => expect(gradeAccountName(adaeze, account)).toBe('close'))

  it('is close where the person tells the short name and the bank has the long one', () =>
    expect(of('Tunde', 'Bello', 'BELLO BABATUNDE SAMUEL')).toBe('close'))

  it.each([
    ['OKAFOR CHIDINMA', 'a relative'],
    ['ADAEZE BALOGUN', 'the first name alone'],
    ['OKAFOR', 'the last name alone'],
    ['A OKAFO', 'nothing whole'],
    ['A O', 'initials'],
    ['CHIDI EZE', 'somebody else'],
    ['ADAEZE VENTURES LTD', 'a company'],
    ['', 'nothing'],
  ])('is another as %s: %s', (account) => expect(gradeAccountName(adaeze, account)).toBe('differs'))

  it('never takes one word for both names', () => {
    expect(of('Okafor', 'Okafor', 'OKAFOR ADAEZE')).toBe('differs')
    expect(of('Okafor', 'Okafor', 'OKAFOR OKAFOR')).toBe('exact')
  })

  it('does not depend on order or case, and is exact for itself', () => {
    const name = fc.oneof(fc.stringMatching(/^[a-z]{2,12}$/), fc.constantFrom('lady', 'rev', 'master'))
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const grade = (account: string) => gradeAccountName({ firstName, lastName }, account)
        const [one, other] = [
          grade(`${firstName} ${lastName}`),
          grade(`${lastName} ${firstName}`.toUpperCase()),
        ]
        return one === 'exact' && other === 'exact'
      }),
    )
  })
})
