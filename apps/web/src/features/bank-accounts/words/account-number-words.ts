import type { Bank } from '@kaadi/contract/bank-accounts'
import type { AddressFault } from '@kaadi/core/addresses'
import { fromService, type Message, msg, t } from '@kaadi/words'

const addressFaults: Record<AddressFault, Message> = {
  otherNetwork: msg('This is an address of another network. Money sent there would be lost.'),
  checksum: msg('A letter of this address is wrong. Copy it again from your wallet.'),
  form: msg('This is no address of this network.'),
  nobodys: msg('Nobody owns this address: money sent there is lost. Paste your own.'),
}

const prefixWarning = msg('This number was given out by another network. Was it taken along? Then go on.')

const nubanWarning = msg(
  'This number does not look like one of this bank. Compare it digit by digit; the bank decides.',
)

/** What is wrong with a number that is none of its bank, wallet or network. */
export const numberProblem = (bank: Bank, fault: AddressFault | undefined): string =>
  fault
    ? t(addressFaults[fault])
    : t('Enter {hint}.', { hint: fromService(bank.numberHint).replace(/\.$/, '') })

/** What is strange about a number that may be right all the same. */
export const numberWarning = (strange: { hasPrefix: boolean; hasDigits: boolean }): string | null => {
  if (strange.hasPrefix) return t(prefixWarning)
  return strange.hasDigits ? t(nubanWarning) : null
}
