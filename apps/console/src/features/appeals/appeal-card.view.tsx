import type { AppealCase } from '@kaadi/contract/appeals'
import { chosenRevealPurposes, type OrderCard, revealPurposes } from '@kaadi/contract/card-orders'
import type { CurrencyId } from '@kaadi/contract/constants'
import type { Finding } from '@kaadi/contract/desk'
import { describeError } from '@kaadi/core/errors'
import { codeRevealMachine, codeShownMs, type RevealInput } from '@kaadi/core/machines'
import { useTell } from '@kaadi/react'
import { Button, Checkbox, Panel, Tag, TextField } from '@kaadi/ui'
import { CodeReveal, FactList, KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { useMachine } from '@xstate/react'
import { useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { exactMoney } from '../../platform/content/exact-money.tsx'
import { Findings } from '../../platform/content/findings.view.tsx'
import { useFocusInstead } from '../../platform/screens/focus-instead.ts'
import '../../platform/screens/fault.css'
import './appeals.css'
import type { AppealWork } from './use-appeal.controller.ts'
import type { Purpose } from './use-appeal-draft.ts'

const purposes = chosenRevealPurposes.map((value) => ({ value, label: revealPurposes[value] }))

export interface AppealCardProps extends Pick<AppealWork, 'openCode' | 'enterCode'> {
  readonly card: OrderCard
  readonly evidence: readonly string[]
  /** Its reason when it was refused, also where it is paid after all. */
  readonly refusedFor: AppealCase['refusedFor'][number]
  /** What a redeemer or the issuer's page said of it. */
  readonly findings: readonly Finding[]
  readonly faceSymbol: string
  readonly currencyId: CurrencyId
  readonly holds: boolean
  /** Whether the appeal has ended: what became of the card is said. */
  readonly isDecided: boolean
  /** Its code was seen while the appeal was with its holder. */
  readonly isOpened: boolean
  /** The desk read its code off a photo: until the card is paid it can be typed again. */
  readonly isTyped: boolean
  /** Whether its code is the one that a key opens. */
  readonly hasCodeKey: boolean
  /** The figure that says that it is valid after all. */
  readonly validKey: string | undefined
  readonly isValid: boolean
  readonly onValid: (isValid: boolean) => void
  /** What its code is opened for; undefined until it was chosen. */
  readonly purpose: Purpose | undefined
  readonly onPurpose: (purpose: Purpose) => void
}

/** One card of the order: whether it is valid after all, then why it was refused, and its code. */
export function AppealCard(props: AppealCardProps) {
  const { card, evidence, refusedFor, findings, faceSymbol, holds, isOpened, isValid, onValid, validKey } =
    props
  const [corrections, setCorrections] = useState(0)
  useShortcuts(validKey ? { [validKey]: () => onValid(!isValid) } : {}, holds && isOpened)
  return (
    <Panel as="li" className="c-appeal-card" aria-label={t('Card {position}', card)}>
      {holds && (
        <Checkbox
          checked={isValid}
          disabled={!isOpened}
          onChange={(event) => onValid(event.currentTarget.checked)}
        >
          {t('Valid after all: pay it')} <KeyMark of={validKey} />
        </Checkbox>
      )}
      {props.isDecided && <Outcome card={card} currencyId={props.currencyId} />}
      {holds && !isOpened && <Tag tone="todo">{t('Open the code before you pay it.')}</Tag>}
      <FactList
        facts={[
          { label: t('Card'), value: `${card.position} · ${card.maskedCode ?? t('photo alone')}` },
          {
            label: t('Refused because'),
            value: `${refusedFor.code} · ${refusedFor.text}`,
          },
          ...(evidence.length > 0 ? [{ label: t('Evidence'), value: evidence.join(' ') }] : []),
        ]}
      />
      <Findings findings={findings} faceSymbol={faceSymbol} />
      {/* After a correction what was opened before is the code no more. */}
      {card.maskedCode === null ? <EnterCode {...props} /> : <OpenCode key={corrections} {...props} />}
      {holds && card.maskedCode !== null && props.isTyped && card.settledAmount === null && (
        <EnterAgain {...props} onKept={() => setCorrections(corrections + 1)} />
      )}
    </Panel>
  )
}

/** What the appeal came to for this card. */
function Outcome({ card: { settledAmount }, currencyId }: Pick<AppealCardProps, 'card' | 'currencyId'>) {
  if (settledAmount === null) return <Tag tone="plain">{t('Stays refused')}</Tag>
  return (
    <Tag tone="ok">{t('Paid after all: {amount}', { amount: exactMoney(settledAmount, currencyId) })}</Tag>
  )
}

function OpenCode(props: AppealCardProps) {
  const { card, holds, hasCodeKey, openCode, purpose = 'secondLook', onPurpose } = props
  const { cardId } = card
  const machine = useMemo(
    () =>
      codeRevealMachine.provide({
        actors: {
          reveal: fromPromise(({ input: { purpose, idempotencyKey } }: { input: RevealInput }) =>
            openCode(cardId, purpose as Purpose, idempotencyKey),
          ),
        },
      }),
    [cardId, openCode],
  )
  const [snapshot, send] = useMachine(machine, { input: {} })
  useTell(send, holds ? undefined : { type: 'HIDE' })
  const { shown, hidesAt, error } = snapshot.context
  return (
    <>
      <CodeReveal
        code={shown?.code ?? null}
        pin={shown?.cardPin}
        loading={snapshot.matches('opening')}
        purposes={purposes}
        purpose={purpose}
        onPurposeChange={(chosen) => onPurpose(chosen as Purpose)}
        onReveal={() => send({ type: 'OPEN', purpose })}
        onHide={() => send({ type: 'HIDE' })}
        hidesAt={hidesAt === undefined ? undefined : { deadline: hidesAt, totalMs: codeShownMs, onEnd }}
        shortcut={hasCodeKey ? 'c' : undefined}
        refused={holds ? undefined : t('Take the appeal to open its codes.')}
      />
      {error !== undefined && (
        <p className="c-error" role="alert">
          {describeError(error)}
        </p>
      )}
    </>
  )
}

/** The machine hides the code at the same instant. */
const onEnd = () => undefined

/** The code that was read off the photo was a slip: another one takes its place. */
function EnterAgain({ onKept, ...props }: AppealCardProps & { readonly onKept: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const key = props.hasCodeKey ? 'l' : undefined
  useShortcuts(key ? { [key]: () => setOpen(true) } : {})
  useFocusInstead(isOpen, () => button.current)
  const leave = () => setOpen(false)
  if (isOpen) return <EnterCode {...props} onLeft={leave} onKept={onKept} />
  return (
    <Button ref={button} size="small" variant="ghost" aria-keyshortcuts={key} onClick={() => setOpen(true)}>
      {t('Type the code again')} <KeyMark of={key} />
    </Button>
  )
}

interface EnterCodeProps extends AppealCardProps {
  /** Given where a code stands already: leaves the field, after another code was kept or without one. */
  readonly onLeft?: () => void
  readonly onKept?: () => void
}

function EnterCode({ card, enterCode, holds, onLeft, onKept }: EnterCodeProps) {
  const [typed, setTyped] = useState('')
  const isAgain = onLeft !== undefined
  const keep = async () => {
    if (!(await enterCode.run({ cardId: card.cardId, code: typed.trim() }))) return
    onKept?.()
    onLeft?.()
  }
  return (
    <form
      onKeyDown={(event) => event.key === 'Escape' && onLeft?.()}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <TextField
        label={t('Code read from the photo')}
        code
        autoFocus={isAgain}
        autoComplete="off"
        spellCheck={false}
        disabled={!holds}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={enterCode.error === undefined ? undefined : describeError(enterCode.error)}
        hint={
          isAgain
            ? t(
                'It takes the place of the code that was typed before. The seller reads that it was corrected.',
              )
            : undefined
        }
      />
      <Button type="submit" size="small" variant="secondary" disabled={!holds} loading={enterCode.isRunning}>
        {t('Enter the code')}
      </Button>
      {isAgain && (
        <Button size="small" variant="ghost" onClick={onLeft}>
          {t('Leave it')}
        </Button>
      )}
    </form>
  )
}
