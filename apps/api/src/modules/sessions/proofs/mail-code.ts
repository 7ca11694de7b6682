import type { verificationSentSchema } from '@kaadi/contract/users'
import type * as z from 'zod/mini'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Mail } from '../../mail/index.ts'
import { type CodePurpose, codeLifeSeconds, resendSeconds } from './verification-codes.repository.ts'

interface MailedCode {
  readonly purpose: CodePurpose
  readonly email: string
  readonly mailOf: (code: string) => Mail
}

/** Mails a code within the caller's transaction, once a minute; wake the jobs after its commit. */
export async function mailCode(
  deps: Pick<Deps, 'codes' | 'mail'>,
  tx: Tx,
  { purpose, email, mailOf }: MailedCode,
): Promise<z.infer<typeof verificationSentSchema>> {
  const issued = await deps.codes.issue(tx, purpose, email)
  if (!issued.issued)
    throw new DomainError('tooFrequentOperation', {
      details: { resendSeconds: issued.secondsLeft },
      retryAfterSeconds: issued.secondsLeft,
    })
  await deps.mail.send(tx, mailOf(issued.code))
  return { resendSeconds, expiresSeconds: codeLifeSeconds }
}
