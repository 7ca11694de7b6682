'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { CopyIcon } from '../../primitives/icon/generated/copy-icon.ts'
import { Share2Icon } from '../../primitives/icon/generated/share-2-icon.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { QrCode } from '../qr-code/qr-code.tsx'
import { englishInviteWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface InviteCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** What both sides get: "₦1,000 for each friend who sells a first card". */
  title: ReactNode
  rule?: ReactNode
  code: string
  /** The address with the code in it; drawn as a QR code for a friend who stands beside. */
  link: string
  /** What it has brought, where it brings money: null until it is known. */
  earned?: string | null | undefined
  pending?: string | null | undefined
  currency: MoneyCurrency
  /** The code has just been copied: the button says so for a moment. */
  copied?: boolean | undefined
  onCopy: () => void
  onShare: () => void
}

/** The seller's invitation: code, QR code, share, and what it has earned so far. */
export function InviteCard({
  title,
  rule,
  code,
  link,
  earned,
  pending,
  currency,
  copied = false,
  onCopy,
  onShare,
  className,
  ...rest
}: InviteCardProps) {
  const words = usePatternWords()
  const invite = words.invite ?? englishInviteWords
  return (
    <section {...rest} className={classNames('k-invite-card', className)} aria-label={invite.title}>
      <div className="k-invite-card-head">
        <div>
          <h2 className="k-invite-card-title">{title}</h2>
          {rule ? <p className="k-invite-card-rule">{rule}</p> : null}
        </div>
        <QrCode value={link} label={invite.qr} size={5.5} />
      </div>
      <div className="k-invite-card-code">
        <span>
          <span className="k-invite-card-label">{invite.code}</span>
          <span className="k-invite-card-value">{code}</span>
        </span>
        <button type="button" onClick={onCopy}>
          {copied ? <CheckIcon /> : <CopyIcon />}
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
      </div>
      <Button variant="earn" icon={<Share2Icon />} block onClick={onShare}>
        {invite.share}
      </Button>
      {earned !== undefined && pending !== undefined && (
        <dl className="k-invite-card-sums">
          <div>
            <dt>{invite.earned}</dt>
            <dd>
              <Money amount={earned} currency={currency} size={18} />
            </dd>
          </div>
          <div>
            <dt>{invite.pending}</dt>
            <dd>
              <Money amount={pending} currency={currency} size={18} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  )
}
