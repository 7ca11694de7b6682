import '../screens/fault.css'
import './sign.css'
import { useForm } from '@kaadi/react'
import { Alert, Button, type ButtonProps, TextLink } from '@kaadi/ui'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { AppCodeField } from '../forms/app-code-field.tsx'
import { Link } from '../navigation/link.tsx'
import { paths } from '../navigation/paths.ts'
import { type Signing, useSignature } from './use-signature.ts'

interface SignProps extends Signing {
  /** What they stand for, in a sentence. */
  readonly statement: string
  readonly submit: string
  readonly variant?: ButtonProps['variant']
}

/** The second person reads what they stand for, and signs it. */
export function Sign({ statement, submit, variant, ...signing }: SignProps) {
  const { way, isRunning, problem, byPasskey, byCode } = useSignature(signing)
  if (way === 'unknown') return null
  if (way === 'nothing')
    return (
      <Alert tone="todo" icon={<UsersIcon />} title={t('You sign this with a passkey, and have none here')}>
        <TextLink as={Link} to={paths.account}>
          {t('Add one under My account')}
        </TextLink>
      </Alert>
    )
  return (
    <>
      <p className="k-small">{statement}</p>
      {way === 'code' ? (
        <ByCode {...{ submit, variant, isRunning, byCode, refusal: signing.action.error }} />
      ) : (
        <>
          <Button block loading={isRunning} onClick={() => void byPasskey()} {...(variant && { variant })}>
            {submit}
          </Button>
          <p className="k-small k-quiet">{t('Your device asks who you are, and signs exactly this.')}</p>
          {problem !== undefined && (
            <p className="c-error" role="alert">
              {problem}
            </p>
          )}
        </>
      )}
    </>
  )
}

interface ByCodeProps extends Pick<SignProps, 'submit' | 'variant'> {
  readonly isRunning: boolean
  readonly byCode: (code: string) => void
  readonly refusal: unknown
}

/** Of operators of the demo, who may have no passkey at hand. */
function ByCode({ submit, variant, isRunning, byCode, refusal }: ByCodeProps) {
  const { form, text } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: /^\d{6}$/.test(code.trim()) ? undefined : t('Enter the 6 digits of your app.'),
    }),
    onSubmit: ({ code }) => byCode(code.trim()),
  })
  return (
    <form {...form} className="c-sign-code">
      <AppCodeField {...text('code')} refusal={refusal} />
      <Button type="submit" block loading={isRunning} {...(variant && { variant })}>
        {submit}
      </Button>
    </form>
  )
}
