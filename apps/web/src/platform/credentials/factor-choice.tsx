import type { FactorChallenge } from '@kaadi/contract/passkeys'
import type { Form } from '@kaadi/react'
import { TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { FactorField } from './factor-field.tsx'
import { type FactorWay, waysOf } from './factor-way.ts'

export interface FactorChoiceProps {
  readonly form: Pick<Form<{ factor: string }>, 'field' | 'text'>
  readonly challenge: FactorChallenge
  readonly way: FactorWay
  readonly onWay: (way: FactorWay) => void
}

const lead = (way: FactorWay): string => {
  if (way === 'passkey') return t('Use the lock of your phone or computer, or your security key.')
  if (way === 'recovery') return t('Each recovery code works once.')
  return t('Open your authenticator app and enter the code that it shows for us.')
}

const nameOf = (way: FactorWay): string => {
  if (way === 'passkey') return t('Use a passkey')
  return way === 'app' ? t('Use the app') : t('Use a recovery code')
}

/** What to do, the field for it where there is one, and the other ways. */
export function FactorChoice({ form, challenge, way, onWay }: FactorChoiceProps) {
  return (
    <>
      <p>{lead(way)}</p>
      {way !== 'passkey' && <FactorField form={form} isRecovery={way === 'recovery'} />}
      {waysOf(challenge)
        .filter((other) => other !== way)
        .map((other) => (
          <TextLink key={other} as="button" type="button" onClick={() => onWay(other)}>
            {nameOf(other)}
          </TextLink>
        ))}
    </>
  )
}
