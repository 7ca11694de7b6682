'use client'

import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Countdown } from '../../primitives/countdown/countdown.tsx'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { CopyIcon } from '../../primitives/icon/generated/copy-icon.ts'
import { EyeOffIcon } from '../../primitives/icon/generated/eye-off-icon.ts'
import { InfoIcon } from '../../primitives/icon/generated/info-icon.ts'
import { LockIcon } from '../../primitives/icon/generated/lock-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { KeyMark } from '../shortcuts/key-mark.tsx'
import { useSingleKeys } from '../shortcuts/shortcuts-provider.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface CodeRevealProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onCopy'> {
  /** Null while it is hidden: a hidden code must not be in the page at all. */
  code: string | null
  pin?: string | null | undefined
  onReveal: () => void
  onHide: () => void
  onCopy?: (() => void) | undefined
  copied?: boolean | undefined
  loading?: boolean | undefined
  /** When it hides by itself, in milliseconds. */
  hidesAt?:
    | { deadline: number; totalMs: number; now?: (() => number) | undefined; onEnd: () => void }
    | undefined
  /** Why it can't be opened: no claim, not yet accepted in the first stage. */
  refused?: ReactNode
  /** What it may be opened for. Whoever opens it chooses one first, and the seller reads it. */
  purposes?: readonly { value: string; label: string }[] | undefined
  purpose?: string | null | undefined
  onPurposeChange?: ((purpose: string) => void) | undefined
  /** One key that opens it. */
  shortcut?: string | undefined
}

/** A card's code behind a deliberate press. Says before and after that the seller sees who opened it. */
export function CodeReveal({
  code,
  pin,
  onReveal,
  onHide,
  onCopy,
  copied = false,
  loading,
  hidesAt,
  refused,
  purposes,
  purpose = null,
  onPurposeChange,
  shortcut,
  className,
  ...rest
}: CodeRevealProps) {
  const words = useDeskWords()
  const isKeyed = useSingleKeys()
  const why = useRef<HTMLSelectElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const isShown = code !== null
  const wasShown = useRef(isShown)
  // What opened or hid it has gone, and the focus with it: it stays in this place.
  useEffect(() => {
    if (wasShown.current !== isShown && document.activeElement === document.body)
      tools.current?.querySelector('button')?.focus()
    wasShown.current = isShown
  }, [isShown])
  const lacksWhy = purposes !== undefined && purpose === null
  // A press that opened nothing says so for as long as that is so.
  const [isMissed, setMissed] = useState(false)
  const asksWhy = isMissed && lacksWhy && !refused
  const open = () => {
    setMissed(lacksWhy)
    if (lacksWhy) why.current?.focus()
    else onReveal()
  }
  useShortcuts(shortcut ? { [shortcut]: open } : {}, code === null && !loading && !refused)
  return (
    <div {...rest} className={classNames('k-code-reveal', className)} data-open={code !== null || undefined}>
      <div className="k-code-reveal-line">
        <div className="k-code-reveal-codes" aria-live="polite">
          {code === null ? (
            <>
              <span className="k-code-reveal-label">{words.code}</span>
              <span className="k-code-reveal-code" aria-hidden="true">
                •••• •••• ••••
              </span>
              <VisuallyHidden>{words.codeHidden}</VisuallyHidden>
            </>
          ) : (
            <>
              <span className="k-code-reveal-label">{words.code}</span>
              <span className="k-code-reveal-code">{grouped(code)}</span>
              {pin ? (
                <>
                  <span className="k-code-reveal-label">{words.pin}</span>
                  <span className="k-code-reveal-code">{pin}</span>
                </>
              ) : null}
            </>
          )}
        </div>
        {code === null ? (
          <div ref={tools} className="k-code-reveal-tools">
            {purposes ? (
              <select
                ref={why}
                className="k-code-reveal-why"
                aria-label={words.revealWhy}
                aria-invalid={asksWhy || undefined}
                value={purpose ?? ''}
                onChange={(event) => onPurposeChange?.(event.currentTarget.value)}
                disabled={Boolean(refused)}
              >
                <option value="" disabled>
                  {words.chooseWhy}
                </option>
                {purposes.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ) : null}
            <Button
              size="small"
              variant="secondary"
              onClick={open}
              loading={loading}
              disabled={Boolean(refused)}
              aria-keyshortcuts={shortcut}
            >
              {words.reveal}
              <KeyMark of={shortcut} />
            </Button>
          </div>
        ) : (
          <div ref={tools} className="k-code-reveal-tools">
            {hidesAt ? <Countdown appearance="text" {...hidesAt} /> : null}
            {onCopy ? (
              <IconButton
                size="small"
                icon={copied ? <CheckIcon /> : <CopyIcon />}
                label={copied ? words.copied : words.copyCode}
                onClick={onCopy}
              />
            ) : null}
            <IconButton size="small" icon={<EyeOffIcon />} label={words.hide} onClick={onHide} />
          </div>
        )}
      </div>
      {asksWhy ? (
        <p className="k-code-reveal-notice" role="alert">
          <InfoIcon size={14} />
          {words.whyFirst(isKeyed ? shortcut : undefined)}
        </p>
      ) : null}
      <p className="k-code-reveal-notice">
        {refused ? <LockIcon size={14} /> : <InfoIcon size={14} />}
        {refused ?? (code === null ? words.revealNotice : words.revealed)}
      </p>
    </div>
  )
}

/** In fours, as codes are read aloud and compared; codes that bring their own marks stay as they are. */
const grouped = (code: string) => (/^[\p{L}\p{N}]+$/u.test(code) ? code.replace(/(.{4})(?=.)/g, '$1 ') : code)
