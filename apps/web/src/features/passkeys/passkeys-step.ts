import { type Passkey, passkeyNameLongest } from '@kaadi/contract/passkeys'
import { t } from '@kaadi/words'

/** What the screen is at: the list, or one thing that is done to it. */
export type PasskeysStep =
  | { readonly at: 'list' }
  | { readonly at: 'add' }
  | { readonly at: 'rename'; readonly passkey: Passkey }
  | { readonly at: 'remove'; readonly passkey: Passkey }
  | { readonly at: 'codes'; readonly recoveryCodes: readonly string[] }

export interface PasskeyValues {
  readonly name: string
  readonly password: string
}

/** What the field of the name begins with. */
export const nameAt = (step: PasskeysStep): string => {
  if (step.at === 'add') return t('This device')
  return step.at === 'rename' ? step.passkey.name : ''
}

export const nameFault = (name: string): string | undefined => {
  if (name.trim() === '') return t('Give it a name.')
  return name.trim().length > passkeyNameLongest
    ? t('Use {count} letters at most.', { count: passkeyNameLongest })
    : undefined
}
