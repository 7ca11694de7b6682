import type { StandInLedgerLine, StandInRecipient, StandInTransfer } from './stand-in-record.ts'

// Replies as the provider publishes them, with every field that its document requires.

const integration = 100_032
const domain = 'test'
const at = (ms: number): string => new Date(ms).toISOString()

export const recipientShape = (recipient: StandInRecipient, ms: number) => ({
  active: true,
  createdAt: at(ms),
  updatedAt: at(ms),
  currency: recipient.currency,
  description: '',
  domain,
  email: 'none@stand-in.test',
  id: recipient.id,
  integration,
  name: recipient.name,
  recipient_code: recipient.code,
  type: recipient.type,
  is_deleted: false,
  isDeleted: false,
  details: {
    authorization_code: null,
    account_number: recipient.accountNumber,
    account_name: recipient.name,
    bank_code: recipient.bankCode,
    bank_name: 'A bank',
  },
})

const common = (transfer: StandInTransfer) => ({
  domain,
  amount: transfer.amount,
  currency: transfer.currency,
  reference: transfer.reference,
  source: 'balance',
  source_details: null,
  reason: transfer.reason,
  status: transfer.status,
  failures: null,
  transfer_code: transfer.transferCode,
  titan_code: null,
  transferred_at: transfer.endedAtMs === null ? null : at(transfer.endedAtMs),
  id: transfer.id,
  integration,
  createdAt: at(transfer.createdAtMs),
  updatedAt: at(transfer.endedAtMs ?? transfer.createdAtMs),
})

export const createdShape = (transfer: StandInTransfer, recipient: StandInRecipient) => ({
  transfersessionid: [],
  transfertrials: [],
  ...common(transfer),
  request: transfer.id,
  recipient: recipient.id,
})

export const verifiedShape = (transfer: StandInTransfer, recipient: StandInRecipient) => ({
  ...common(transfer),
  recipient: recipientShape(recipient, transfer.createdAtMs),
  session: { provider: null, id: null },
  gateway_response: ['pending', 'received', 'success'].includes(transfer.status)
    ? null
    : `The bank said: ${transfer.status}`,
})

export const bulkShape = (transfer: StandInTransfer) => ({
  reference: transfer.reference,
  recipient: transfer.recipientCode,
  amount: transfer.amount,
  transfer_code: transfer.transferCode,
  currency: transfer.currency,
  status: transfer.status,
})

export const ledgerShape = (line: StandInLedgerLine) => ({
  integration,
  domain,
  balance: line.balance,
  currency: line.currency,
  difference: line.difference,
  reason: line.reason,
  model_responsible: 'Transfer',
  model_row: line.id,
  id: line.id,
  createdAt: at(line.timeMs),
  updatedAt: at(line.timeMs),
})

export const bankShape = (
  bank: { code: string; name: string; type: string; currency: string },
  id: number,
) => ({
  name: bank.name,
  slug: bank.name.toLowerCase().replace(/\W+/g, '-'),
  code: bank.code,
  longcode: '',
  gateway: null,
  pay_with_bank: false,
  supports_transfer: true,
  available_for_direct_debit: false,
  active: true,
  is_deleted: false,
  country: bank.currency === 'NGN' ? 'Nigeria' : 'Ghana',
  currency: bank.currency,
  type: bank.type,
  id,
  createdAt: at(0),
  updatedAt: at(0),
})
