import type { SignUpRequest } from '@kaadi/contract/users'
import { hasCode } from '@kaadi/core/errors'
import { readInvitationCode } from '@kaadi/core/navigation'
import { keptInvitationCode } from '@kaadi/core/storage'
import { useAction, useForm } from '@kaadi/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { keptSignUpCode } from '../../platform/credentials/kept-code.ts'
import { sendCodeInto, useVerificationCode } from '../../platform/credentials/use-verification-code.ts'
import { emailFault } from '../../platform/forms/email.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useSession } from '../../platform/session/session.ts'
import { chosenLanguage } from '../../platform/words/chosen-language.ts'
import { checkSignUp } from './check-sign-up.ts'
import { fieldOfRefusal, sayRefusal } from './sign-up-refusal.ts'
import { emptySignUp, type SignUp, type SignUpValues } from './sign-up-values.ts'
import { useInvitation, withoutInvitation } from './use-invitation.ts'
import { useSignUpByLink } from './use-sign-up-by-link.ts'

/** Opens an account and signs in to it. */
export const useSignUp = (): SignUp => {
  const client = useClient()
  const session = useSession()
  const { storage } = usePlatform()
  const [search, setSearch] = useSearchParams()
  const kept = keptInvitationCode(storage.session)
  const [givenCode] = useState(() => readInvitationCode(`?${search}`) ?? kept.get() ?? '')
  const [wholeCode, setWholeCode] = useState(givenCode)
  const invitation = useInvitation(wholeCode, wholeCode !== '')
  const [refusal, setRefusal] = useState<unknown>()
  const [isOpen, setOpen] = useState(false)
  const code = useVerificationCode('signUp', keptSignUpCode(storage.session))

  const showRefusal = (error: unknown): never => {
    const field = fieldOfRefusal(error)
    setRefusal(error)
    if (hasCode(error, 'countryClosed')) form.focus('countryCode')
    if (field) form.fail(field, code.sayRefusal(error))
    throw error
  }
  const { run, isRunning } = useAction((body: SignUpRequest, idempotencyKey) =>
    client.users.signUp({ body, idempotencyKey, quiet: true }).catch(showRefusal),
  )
  const link = useSignUpByLink(showRefusal)
  const form = useForm<SignUpValues>({
    initial: { ...emptySignUp, email: code.sentTo ?? '', invitationCode: givenCode },
    check: (values) =>
      checkSignUp(values, {
        isInvitationUnknown: invitation.state === 'unknown' && values.invitationCode.trim() === wholeCode,
        isByLink: link.isByLink,
      }),
    onSubmit: async ({ email: given, password, invitationCode: typed, countryCode, code: mailed }) => {
      setRefusal(undefined)
      const { passwordHash } = await import('@kaadi/core/crypto')
      const email = given.trim()
      const invitationCode = typed.trim()
      const body = {
        email,
        password: passwordHash(email, password),
        countryCode,
        ...(invitationCode && { invitationCode }),
        ...chosenLanguage(),
        acceptsTerms: true,
        isAdult: true,
      } as const
      if (link.isByLink) return link.ask(body)
      const opened = await run({ ...body, code: mailed })
      if (!opened) return
      kept.remove()
      keptSignUpCode(storage.session).remove()
      setOpen(true)
      session.signIn({ username: email, password, keep: true })
    },
  })

  const askForCode = () => {
    const email = form.values.email.trim()
    const fault = emailFault(email)
    if (fault) form.fail('email', fault)
    else void sendCodeInto(form, code, email)
  }
  const typedCode = form.values.invitationCode.trim()
  const invited = form.field('invitationCode')
  // That a code is nobody's is said at once, whether it came with the address or was typed.
  const isUnknown = invitation.state === 'unknown' && typedCode === wholeCode
  const [saidOf, setSaidOf] = useState<string>()
  if (isUnknown && saidOf !== typedCode) {
    setSaidOf(typedCode)
    invited.leave()
  }

  const [isLeftAtLogin, setLeftAtLogin] = useState(false)
  if (!isLeftAtLogin && isOpen && session.error !== undefined && !session.isSignedIn) setLeftAtLogin(true)

  return {
    form,
    code,
    askForCode,
    isByLink: link.isByLink,
    onByLink: link.onByLink,
    linkSentTo: link.sentTo,
    isBusy: isRunning || link.isAsking || session.isSigningIn || (isOpen && !isLeftAtLogin),
    ...sayRefusal(refusal),
    onCountry: (countryCode) => {
      setRefusal(undefined)
      form.field('countryCode').set(countryCode)
    },
    invitation: typedCode === wholeCode ? invitation : { state: 'none' },
    clearInvitation: () => {
      kept.remove()
      setWholeCode('')
      invited.set('')
      setSearch(withoutInvitation, { replace: true })
    },
    onInvitationLeft: () => setWholeCode(typedCode),
    isEmailTaken: hasCode(refusal, 'emailTaken') && form.field('email').error !== undefined,
    isLeftAtLogin,
  }
}
