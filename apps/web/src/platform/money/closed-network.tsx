import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { Tag } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'

/** Why nothing can be sent to an address, in words. */
export const closedNetworkWords = (): string => t('We do not pay over this network at the moment.')

/** Why a rule that pays to such an address rests. */
export const closedRuleWords = (): string =>
  t('We do not pay over this network at the moment. The rule goes on by itself once we do.')

/** The tag of an address whose network is closed now, in place of a row's own; undefined for every other account. */
export const closedNetworkTag = ({ networkClosed }: BankAccount): ReactNode =>
  networkClosed ? <Tag tone="todo">{t('Closed for now')}</Tag> : undefined
