import type { PlazaLine } from '@kaadi/contract/plaza'
import { walletCurrency } from '@kaadi/core/money'
import {
  Alert,
  Button,
  ButtonLink,
  EmptyFan,
  EmptyState,
  Money,
  Panel,
  Row,
  Rows,
  Section,
  TextField,
} from '@kaadi/ui'
import { CircleAlertIcon, CircleCheckIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import './plaza.css'
import '../../platform/screens/stacks.css'
import { Link } from '../../platform/navigation/link.tsx'
import { times, usualDuration } from '../../platform/time/times.ts'
import type { Proof } from './use-proof.controller.ts'

/** So that it breaks between the groups, and a person can compare two. */
const inGroups = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? hash

export interface ProofViewProps extends Proof {
  readonly line: PlazaLine
  /** What was paid. */
  readonly title: string
  /** Where its number is found. */
  readonly where: string
}

/** One line with its facts, its receipt number, and how its owner shows that it is true. */
export function ProofView({ line, title, where, form, fits, isCopied, onCopy }: ProofViewProps) {
  return (
    <div className="w-stack">
      <Panel padding="none">
        <Rows>
          <Row
            title={title}
            detail={line.label}
            endContent={<Money amount={line.amount} currency={walletCurrency(line.currencyId)} />}
          />
          <Row title={t('Paid to')} endContent={line.maskedName} />
          <Row title={t('Paid at')} endContent={times.short(line.time)} />
          <Row title={t('It took')} endContent={usualDuration(line.durationSeconds)} />
          <Row
            title={t('Receipt number')}
            detail={<span className="w-plaza-receipt">{inGroups(line.receiptHash)}</span>}
          />
        </Rows>
      </Panel>
      <Button variant="secondary" onClick={onCopy}>
        {isCopied ? t('Copied') : t('Copy receipt number')}
      </Button>
      <Section title={t('Is it yours?')}>
        <form {...form.form} className="w-stack">
          <p className="k-quiet">
            {t(
              'The receipt number is made of these facts and of a number that nobody but the owner knows. With that number it can be made again, and with no other. Your phone does it; nothing is sent.',
            )}
          </p>
          <TextField {...form.text('address')} label={where} autoComplete="off" required />
          <Button type="submit" variant="secondary">
            {t('Check it')}
          </Button>
          {fits !== undefined && (
            <Alert
              role="status"
              tone={fits ? 'ok' : 'bad'}
              icon={fits ? <CircleCheckIcon /> : <CircleAlertIcon />}
              title={
                fits ? t('It fits: this line is that one.') : t('It does not fit: this line is another one.')
              }
            />
          )}
        </form>
      </Section>
    </div>
  )
}

/** The line has left the feed, or never was in it. */
export function LineGone({ back }: { back: string }) {
  return (
    <EmptyState
      art={<EmptyFan />}
      title={t('This line is no longer in the list')}
      action={
        <ButtonLink as={Link} to={back}>
          {t('See what was paid just now')}
        </ButtonLink>
      }
    >
      {t('The list has the newest payments alone.')}
    </EmptyState>
  )
}
