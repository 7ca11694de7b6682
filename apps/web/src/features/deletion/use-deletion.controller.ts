import { verificationCodeLength } from '@kaadi/contract/constants'
import { type DeletionRequest, type DeletionStatus, deletion } from '@kaadi/contract/deletion'
import { hasCode, numberDetail } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  sendCodeInto,
  useMailedCode,
  type VerificationCode,
} from '../../platform/credentials/use-verification-code.ts'
import { lockedPinWords, wrongPinWords } from '../../platform/forms/pin-words.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'

export interface DeletionValues {
  readonly isUnderstood: boolean
  readonly code: string
  /** The withdrawal password where one is set, else the account's. */
  readonly secret: string
}

export interface Deletion {
  /** Undefined until it has arrived. */
  readonly data: DeletionStatus | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly form: Form<DeletionValues>
  readonly code: VerificationCode
  readonly onSend: () => void
  readonly isBusy: boolean
  /** What the service said about no field. */
  readonly problem: string | undefined
  readonly undo: { readonly isBusy: boolean; readonly onUndo: () => void }
}

/** The end of the account: asked for, and undone. */
export const useDeletion = (onChanged: (deletion: DeletionStatus) => void): Deletion => {
  const { client, reads } = useLateCalls({ deletion })
  const queries = useQueryClient()
  const { user, refreshUser } = useSession()
  const query = reads.deletion.status()
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const code = useMailedCode((_, idempotencyKey) => client.deletion.sendCode({ idempotencyKey }))
  const [problem, setProblem] = useState<string>()

  const showRefusal = (refused: unknown): never => {
    if (hasCode(refused, 'badVerificationCode')) form.fail('code', code.sayRefusal(refused))
    else if (hasCode(refused, 'badCredentials')) form.fail('secret', t('This is not your password.'))
    else if (hasCode(refused, 'wrongPin'))
      form.fail('secret', wrongPinWords(numberDetail(refused, 'attemptsLeft')))
    else if (hasCode(refused, 'pinLocked')) form.fail('secret', lockedPinWords(undefined))
    else setProblem(sayError(refused))
    // Something has come up meanwhile: the screen shows what.
    if (hasCode(refused, 'deletionBlocked')) void refetch()
    throw refused
  }
  const asking = useAction((body: DeletionRequest, idempotencyKey) =>
    client.deletion.ask({ body, idempotencyKey, quiet: true }).catch(showRefusal),
  )
  const undoing = useAction((_: 'undo', idempotencyKey) => client.deletion.undo({ idempotencyKey }))
  const settle = (after: DeletionStatus | undefined) => {
    if (!after) return
    queries.setQueryData(query.queryKey, after)
    refreshUser()
    onChanged(after)
  }

  const form = useForm<DeletionValues>({
    initial: { isUnderstood: false, code: '', secret: '' },
    check: ({ isUnderstood, code: mailed, secret }) => ({
      isUnderstood: isUnderstood ? undefined : t('Tick this first.'),
      secret: secret === '' ? t('Enter your password.') : undefined,
      code:
        mailed.length < verificationCodeLength
          ? t('Enter the {count} digits we mailed you.', { count: verificationCodeLength })
          : undefined,
    }),
    onSubmit: async ({ code: mailed, secret }) => {
      if (!user || !data) return
      setProblem(undefined)
      const { passwordHash } = await import('@kaadi/core/crypto')
      const proof = data.proof === 'pin' ? { pin: secret } : { password: passwordHash(user.email, secret) }
      settle(await asking.run({ code: mailed, ...proof }))
    },
  })

  return {
    data,
    error,
    onRetry: () => void refetch(),
    form,
    code,
    onSend: () => void (user && sendCodeInto(form, code, user.email)),
    isBusy: asking.isRunning,
    problem,
    undo: { isBusy: undoing.isRunning, onUndo: () => void undoing.run('undo').then(settle) },
  }
}
