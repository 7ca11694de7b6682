import { type PersonName, personNameSchema } from '@kaadi/contract/users'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { useClient } from '../../platform/net/use-client.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'

export interface OwnName {
  readonly form: Form<PersonName>
  readonly isBusy: boolean
  /** What the service said. */
  readonly problem: string | undefined
}

const check = (name: PersonName) => {
  const parsed = personNameSchema.safeParse(name)
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]))
  const faultOf = (field: keyof PersonName, missing: string) =>
    name[field].trim() === '' ? missing : wrong.has(field) ? t('Use letters only, 60 at most.') : undefined
  return {
    firstName: faultOf('firstName', t('Enter your first name.')),
    lastName: faultOf('lastName', t('Enter your last name.')),
  }
}

/** The person's own name, asked for before the first bank account. */
export const useOwnName = (onDone: () => void): OwnName => {
  const client = useClient()
  const { user, refreshUser } = useSession()
  const [problem, setProblem] = useState<string>()
  const { run, isRunning } = useAction((body: PersonName, idempotencyKey) =>
    client.users.setName({ body, idempotencyKey, quiet: true }).catch((error: unknown) => {
      setProblem(sayError(error))
      throw error
    }),
  )
  const form = useForm<PersonName>({
    initial: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
    check,
    onSubmit: async (name) => {
      setProblem(undefined)
      if (!(await run(name))) return
      refreshUser()
      onDone()
    },
  })
  return { form, isBusy: isRunning, problem }
}
