import { defaultCurrencyId } from '@kaadi/contract/primitives'
import type { LanguageCode, User } from '@kaadi/contract/users'
import type { Tx } from '../../../database/index.ts'
import type { RandomIds } from '../../../http/random-ids.ts'
import { grantWelcomeCoupon } from '../../coupons/index.ts'
import { requireOpenCountry } from '../../currencies/index.ts'
import { type CallDevice, requireWelcome } from '../../risk/index.ts'
import { newInviteCode } from '../invite-code.ts'
import { insertUser } from '../users.repository.ts'

const currencyOf = { NG: defaultCurrencyId, GH: 2 } as const

/** From where an account is opened. */
export interface OpeningCall {
  readonly ip: string
  readonly device: CallDevice
}

/** An account whose address was proved. */
export interface ProvedSignUp {
  readonly email: string
  readonly passwordHash: string
  readonly countryCode: 'NG' | 'GH'
  readonly invitedBy: bigint | null
  readonly language?: LanguageCode | undefined
}

/** Opens an account and welcomes its owner. */
export async function openAccount(
  tx: Tx,
  ids: Pick<RandomIds, 'publicId'>,
  {
    email,
    passwordHash,
    countryCode,
    invitedBy,
    language,
    device,
  }: ProvedSignUp & Pick<OpeningCall, 'device'>,
): Promise<User> {
  await requireOpenCountry(tx, countryCode)
  await requireWelcome(tx, email, device)
  const { id, user } = await insertUser(tx, {
    publicId: ids.publicId(),
    email,
    passwordHash,
    countryCode,
    defaultCurrencyId: currencyOf[countryCode],
    inviteCode: newInviteCode(),
    invitedBy,
    name: null,
    language,
  })
  await grantWelcomeCoupon(tx, id)
  return user
}
