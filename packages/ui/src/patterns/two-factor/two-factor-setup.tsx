'use client'

import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { ErrorState } from '../../primitives/error-state/error-state.tsx'
import { SmartphoneIcon } from '../../primitives/icon/generated/smartphone-icon.ts'
import { OtpField } from '../../primitives/otp-field/otp-field.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { QrCode } from '../qr-code/qr-code.tsx'
import { englishTwoFactorWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { CopyButton } from './copy-button.tsx'

export interface TwoFactorSetupProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'title'> {
  /** `otpauth://totp/…` as the service made it; null while it is on its way. */
  uri: string | null
  /** The key in it, for who types it. Shown in groups of four. */
  secret: string
  /** The title in place of the kit's own. */
  title?: ReactNode
  code: string
  onCodeChange: (code: string) => void
  /** Turns it on. Called with the whole code. */
  onConfirm: (code: string) => void
  loading?: boolean | undefined
  /** "This code is wrong or too old." */
  error?: ReactNode
  /** The key could not be made. */
  failed?: boolean | undefined
  onReload?: (() => void) | undefined
}

/**
 * Ties an account to an authenticator app: a QR code for another phone, a link for this one, the key for who types it,
 * and the first code as proof. Show `RecoveryCodes` when it is on.
 */
export function TwoFactorSetup({
  uri,
  secret,
  title,
  code,
  onCodeChange,
  onConfirm,
  loading,
  error,
  failed,
  onReload,
  className,
  ...rest
}: TwoFactorSetupProps) {
  const words = usePatternWords().twoFactor ?? englishTwoFactorWords
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!loading) onConfirm(code)
  }
  if (failed) return <ErrorState onRetry={onReload} retrying={loading} className={className} />
  return (
    <form {...rest} className={classNames('k-two-factor', className)} onSubmit={submit}>
      <div className="k-two-factor-words">
        <h2>{title ?? words.scan}</h2>
        <p>{words.scanText}</p>
      </div>
      <div className="k-two-factor-key" aria-busy={uri === null || undefined}>
        {uri === null ? (
          <Skeleton shape="panel" width="9rem" height="9rem" />
        ) : (
          <QrCode value={uri} label={words.qr} size={9} />
        )}
        {uri === null ? (
          <Button variant="secondary" size="small" icon={<SmartphoneIcon />} disabled>
            {words.openApp}
          </Button>
        ) : (
          <ButtonLink href={uri} variant="secondary" size="small" icon={<SmartphoneIcon />}>
            {words.openApp}
          </ButtonLink>
        )}
      </div>
      <div className="k-two-factor-hand">
        <p>{words.byHand}</p>
        <p className="k-code k-two-factor-secret">
          {uri === null ? <Skeleton /> : (secret.match(/.{1,4}/g) ?? []).join(' ')}
        </p>
        <CopyButton text={secret} label={words.copyKey} disabled={uri === null} />
      </div>
      <OtpField
        label={words.code}
        hint={words.codeHint}
        error={error}
        name="code"
        value={code}
        onValueChange={onCodeChange}
      />
      <Button type="submit" block loading={loading} disabled={uri === null || code.length < 6}>
        {words.confirm}
      </Button>
    </form>
  )
}
