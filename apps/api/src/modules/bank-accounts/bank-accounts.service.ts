import {
  type BankAccount,
  gradeAccountName,
  isAccountNumber,
  nubanCheckDigitFits,
  numberPrefixFits,
  type ResolvedAccount,
} from '@kaadi/contract/bank-accounts'
import { defaultCurrencyId } from '@kaadi/contract/primitives'
import type { PersonName } from '@kaadi/contract/users'
import { type AddressFault, findAddressFault, shortAddress } from '@kaadi/core/addresses'
import type { Tx } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, invalidField, notFound } from '../../errors/domain-error.ts'
import { storedReply, withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { findSettleCurrency } from '../currencies/index.ts'
import { type CallDevice, requireSavable } from '../risk/index.ts'
import { findName, lockHolder } from '../users/index.ts'
import { createVerifyPin, createWithdrawalPinsRepository } from '../withdrawal-pins/index.ts'
import { accountIdentity, endingOf, sealedNumberOwner, toBankAccount } from './bank-account.ts'
import {
  findBank,
  findBankAccount,
  hasOpenWithdrawal,
  insertBankAccount,
  listBankAccounts,
  lockBankAccount,
  removeBankAccount,
  setDefaultBankAccount,
} from './bank-accounts.repository.ts'
import type { AccountAtBank } from './names-at-banks/resolve-account-name.ts'

interface OwnAction {
  readonly userId: bigint
  readonly key: string
}

/** Names are looked up by those who own accounts, not by those who collect them. */
const lookUps = { scope: 'bank-resolve', limit: 30, windowSeconds: 3600 }

const addressFaults: Record<AddressFault, string> = {
  otherNetwork: 'This is an address of another network. Money sent there would be lost.',
  checksum: 'A letter of this address is wrong. Copy it again from your wallet.',
  form: 'This is no address of this network.',
  nobodys: 'Nobody owns this address: money sent there is lost. Paste your own.',
}

export function createBankAccountsService(deps: Deps) {
  const { db } = deps.database
  const verifyPin = createVerifyPin(createWithdrawalPinsRepository(deps.database), deps.secrets)

  const list = async (userId: bigint): Promise<BankAccount[]> => {
    const [saved, own] = await Promise.all([listBankAccounts(db, userId), findName(db, userId)])
    return saved.map((account) => toBankAccount(account, own))
  }

  const resolve = async (userId: bigint, account: AccountAtBank): Promise<ResolvedAccount> => {
    const bank = await requireBank(account)
    if (bank.kind === 'network')
      return { accountName: shortAddress(account.accountNumber), match: null, checkDigitFits: true }
    await deps.throttle.require({ ...lookUps, subject: userId.toString() })
    const own = await findName(db, userId)
    const accountName = await deps.resolveAccountName(account, own)
    return {
      accountName,
      match: own && gradeAccountName(own, accountName),
      checkDigitFits:
        numberPrefixFits(bank, account.accountNumber) &&
        (bank.currencyId !== defaultCurrencyId ||
          nubanCheckDigitFits(account.bankCode, account.accountNumber)),
    }
  }

  const requireBank = async ({ bankCode, accountNumber }: AccountAtBank) => {
    const bank = await findBank(db, bankCode)
    if (!bank) throw invalidField('bankCode', 'Choose a bank from the list.')
    if (bank.kind === 'network') {
      const fault = findAddressFault(bank.numberPattern, accountNumber)
      if (fault) throw invalidField('accountNumber', addressFaults[fault])
      return bank
    }
    if (!isAccountNumber(bank, accountNumber)) throw invalidField('accountNumber', bank.numberHint)
    return bank
  }

  const add = async (
    action: OwnAction & AccountAtBank & { pin: string; device: CallDevice },
  ): Promise<BankAccount> => {
    const { userId, key, pin, bankCode, accountNumber } = action
    const request = keyedRequest(deps.vault, {
      userId,
      key,
      operation: 'bankAccounts.add',
      body: { bankCode, accountNumber, pin },
    })
    const kept = await storedReply<{ id: string }>(db, request)
    if (kept) return read(userId, kept.id)
    const { currencyId, kind } = await requireBank(action)
    const own = await findName(db, userId)
    if (!own) throw new DomainError('nameMissing')
    await verifyPin(userId, pin)
    // Asked again here: the name that is saved is the bank's, never the form's. An address has none.
    const accountName =
      kind === 'network'
        ? shortAddress(accountNumber)
        : await deps.resolveAccountName({ bankCode, accountNumber }, own)
    const publicId = deps.ids.publicId()
    const number = deps.vault.hmac('bank-account', accountIdentity({ kind, bankCode, accountNumber }))
    const rules = await findSettleCurrency(db, currencyId)
    if (!rules?.enabled) throw invalidField('bankCode', 'We do not pay to this bank at the moment.')
    const { reply } = await withIdempotency(db, request, async (tx) => {
      await lockHolder(tx, userId)
      const name = kind === 'network' ? own : await requireOwnName(tx, userId, accountName)
      await requireSavable(tx, deps.vault, { userId, number, name, device: action.device })
      const saved = await listBankAccounts(tx, userId)
      if (saved.length >= rules.bankMax)
        throw new DomainError('bankAccountsFull', { details: { most: rules.bankMax } })
      await insertBankAccount(tx, {
        userId,
        publicId,
        bankCode,
        currencyId,
        sealedNumber: deps.vault.seal(Buffer.from(accountNumber), sealedNumberOwner(publicId)),
        numberFingerprint: number,
        accountEnding: endingOf(accountNumber),
        accountName,
      })
      return { id: publicId }
    })
    return read(userId, reply.id)
  }

  /** Under the lock that a change of the name waits for too. */
  const requireOwnName = async (tx: Tx, userId: bigint, accountName: string): Promise<PersonName> => {
    const own = await findName(tx, userId)
    if (!own || gradeAccountName(own, accountName) === 'differs')
      throw new DomainError('bankAccountNotOwn', { details: { accountName } })
    return own
  }

  const read = async (userId: bigint, publicId: string): Promise<BankAccount> => {
    const found = await findBankAccount(db, userId, publicId)
    if (!found) throw notFound()
    return toBankAccount(found, await findName(db, userId))
  }

  const remove = async ({ userId, key, id, pin }: OwnAction & { id: string; pin: string }): Promise<null> => {
    const request = keyedRequest(deps.vault, {
      userId,
      key,
      operation: 'bankAccounts.remove',
      body: { id, pin },
    })
    if (await storedReply(db, request)) return null
    await verifyPin(userId, pin)
    await withIdempotency(db, request, async (tx) => {
      await lockHolder(tx, userId)
      const accountId = await lockBankAccount(tx, userId, id)
      if (accountId === undefined) throw notFound()
      if (await hasOpenWithdrawal(tx, userId, accountId)) throw new DomainError('bankAccountInUse')
      await removeBankAccount(tx, userId, accountId)
      return { id }
    })
    return null
  }

  const setDefault = async ({ userId, key, id }: OwnAction & { id: string }): Promise<BankAccount[]> => {
    const request = keyedRequest(deps.vault, {
      userId,
      key,
      operation: 'bankAccounts.setDefault',
      body: { id },
    })
    await withIdempotency(db, request, async (tx) => {
      await lockHolder(tx, userId)
      const accountId = await lockBankAccount(tx, userId, id)
      if (accountId === undefined) throw notFound()
      await setDefaultBankAccount(tx, userId, accountId)
      return { id }
    })
    return list(userId)
  }

  return { list, resolve, add, remove, setDefault }
}
