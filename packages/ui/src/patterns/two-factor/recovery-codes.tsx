'use client'

import { type ComponentPropsWithRef, useState } from 'react'
import { Button, ButtonLink } from '../../primitives/button/button.tsx'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { DownloadIcon } from '../../primitives/icon/generated/download-icon.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { englishTwoFactorWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { CopyButton } from './copy-button.tsx'

export interface RecoveryCode {
  code: string
  used?: boolean | undefined
}

export interface RecoveryCodesProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  codes: readonly RecoveryCode[]
  /** Name of the file they are kept in. */
  fileName?: string | undefined
  /** Goes on once the person says that they are kept. Left out where the codes are only looked at again. */
  onDone?: (() => void) | undefined
  loading?: boolean | undefined
}

/** The way in without the phone: codes that work once each, to copy or keep as a file. */
export function RecoveryCodes({
  codes,
  fileName = 'recovery-codes.txt',
  onDone,
  loading,
  className,
  ...rest
}: RecoveryCodesProps) {
  const words = usePatternWords().twoFactor ?? englishTwoFactorWords
  const [isKept, setKept] = useState(false)
  const text = codes
    .filter(({ used }) => !used)
    .map(({ code }) => code)
    .join('\n')
  const hasNone = loading || text === ''
  return (
    <section
      aria-label={words.recovery}
      aria-busy={loading || undefined}
      {...rest}
      className={classNames('k-two-factor', className)}
    >
      <div className="k-two-factor-words">
        <h2>{words.recovery}</h2>
        <p>{words.recoveryText}</p>
      </div>
      {loading ? (
        <Skeleton shape="panel" height="9rem" />
      ) : (
        <ul className="k-recovery-codes">
          {codes.map(({ code, used }) => (
            <li key={code} className="k-code" data-used={used || undefined}>
              {used ? <s>{code}</s> : code}
              {used && <VisuallyHidden>, {words.used}</VisuallyHidden>}
            </li>
          ))}
        </ul>
      )}
      <div className="k-two-factor-actions">
        <CopyButton text={text} label={words.copyCodes} disabled={hasNone} />
        {hasNone ? (
          <Button variant="secondary" size="small" icon={<DownloadIcon />} disabled>
            {words.download}
          </Button>
        ) : (
          <ButtonLink
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={fileName}
            variant="secondary"
            size="small"
            icon={<DownloadIcon />}
          >
            {words.download}
          </ButtonLink>
        )}
      </div>
      {onDone && (
        <>
          <Checkbox
            name="kept"
            checked={isKept}
            disabled={loading}
            onChange={(event) => setKept(event.currentTarget.checked)}
          >
            {words.kept}
          </Checkbox>
          <Button block disabled={!isKept} onClick={onDone}>
            {words.done}
          </Button>
        </>
      )}
    </section>
  )
}
