import { t } from '@kaadi/words'
import './item.css'
import '../../../platform/screens/words.css'
import type { CardCurrency, CardForm, CardPrice, CardType, ReceiptType } from '@kaadi/contract/card-types'
import { Alert, Button, CardSummary, Field, PresetChips, SegmentedControl, Sheet, TextLink } from '@kaadi/ui'
import { lazy, Suspense, useState } from 'react'
import { cardColors } from '../../../platform/content/card-look.ts'
import type { ShownRates } from '../../../platform/money/own-rates.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import type { CardKind, PriceDecision } from './card-choice.ts'
import type { KindOptions } from './kind-options.ts'
import { faceWords, formWords, kindWords, receiptHints, receiptWords } from './kind-words.ts'

const ReceiptExamples = lazy(() => import('./receipt-examples.tsx'))

export interface ItemViewProps {
  cardType: CardType
  currencies: Readonly<Record<string, CardCurrency>>
  kind: CardKind
  options: KindOptions
  decision: PriceDecision
  /** In the currency that the seller is paid in; undefined until that is known. */
  rates: ShownRates | undefined
  /** To another brand. */
  onChangeCard: () => void
  onCountry: (currencyTypeId: string) => void
  onForm: (form: CardForm) => void
  onReceipt: (receiptType: ReceiptType) => void
  onNearest: (price: CardPrice) => void
}

/** Which card it is: brand, country, form and receipt, with the rate that this kind gets. */
export function ItemView(props: ItemViewProps) {
  const { cardType, currencies, kind, options, decision, rates, onCountry, onForm, onReceipt, onNearest } =
    props
  const [isComparing, setComparing] = useState(false)
  const country = currencies[kind.currencyTypeId]
  const symbol = country?.symbol ?? ''
  const price = decision.kind === 'priced' ? decision.price : null
  const range =
    price &&
    t('{least} to {most}', {
      least: faceWords(price.minFace, symbol),
      most: faceWords(price.maxFace, symbol),
    })
  return (
    <div className="w-sell-item">
      <CardSummary
        cardName={cardType.name}
        colors={cardColors(cardType)}
        logo={cardType.logo}
        detail={
          range ? t('{name} · rate for {range}', { name: country?.name ?? '', range }) : (country?.name ?? '')
        }
        rate={price && rates ? rates.of(price.rate) : null}
        currency={rates?.currency ?? { symbol: '' }}
        per={t('per {symbol}1', { symbol })}
        change={
          <TextLink as="button" size="small" onClick={props.onChangeCard}>
            {t('Change')}
          </TextLink>
        }
      />
      {options.countries.length > 1 && (
        <Field label={t('Country of the card')} group>
          <PresetChips
            label={t('Country of the card')}
            presets={options.countries.map((id) => ({ value: id, label: currencies[id]?.name ?? id }))}
            value={kind.currencyTypeId}
            onValueChange={onCountry}
          />
        </Field>
      )}
      {options.forms.length > 1 && (
        <SegmentedControl
          label={t('What do you have?')}
          options={options.forms.map((form) => ({ value: form, label: t(formWords[form]) }))}
          value={kind.form}
          onValueChange={onForm}
        />
      )}
      {kind.form === 'ecode' && (
        <p className="w-quiet">{t('A code from an email, a chat or a printed receipt is an e-code too.')}</p>
      )}
      {options.receiptTypes.length > 0 && (
        <Field label={t('Receipt')} hint={t(receiptHints[kind.receiptType])} group>
          <PresetChips
            label={t('Receipt')}
            presets={options.receiptTypes.map((type) => ({ value: type, label: t(receiptWords[type]) }))}
            value={kind.receiptType}
            onValueChange={(type) => onReceipt(type as ReceiptType)}
          />
          <TextLink as="button" type="button" size="small" onClick={() => setComparing(true)}>
            {t('See an example of each')}
          </TextLink>
        </Field>
      )}
      <Sheet open={isComparing} onClose={() => setComparing(false)} title={t('Which receipt is it?')}>
        {isComparing && (
          <Suspense fallback={null}>
            <ReceiptExamples types={options.receiptTypes} />
          </Suspense>
        )}
      </Sheet>
      {decision.kind === 'notBought' && (
        <NotBought
          cardName={cardType.name}
          nearest={decision.nearest}
          rates={rates}
          country={decision.nearest ? currencies[decision.nearest.currencyTypeId] : undefined}
          onNearest={onNearest}
        />
      )}
    </div>
  )
}

interface NotBoughtProps {
  cardName: string
  nearest: CardPrice | null
  country: CardCurrency | undefined
  rates: ShownRates | undefined
  onNearest: (price: CardPrice) => void
}

function NotBought({ cardName, nearest, country, rates, onNearest }: NotBoughtProps) {
  if (!nearest) {
    return (
      <Alert
        title={t('We do not buy {cardName} right now', { cardName })}
        action={
          <TextLink as={Link} to={paths.sellList}>
            {t('Choose another card')}
          </TextLink>
        }
      />
    )
  }
  const rate = rates && `${rates.currency.symbol}${rates.of(nearest.rate)}`
  return (
    <Alert
      title={t('We do not buy this kind of {cardName} right now', { cardName })}
      role="status"
      action={
        <Button variant="secondary" onClick={() => onNearest(nearest)}>
          {t('Sell {card}', { card: kindWords(nearest, country) })}
        </Button>
      }
    >
      {rate && t('The nearest that we buy pays {rate} per {symbol}1.', { rate, symbol: country?.symbol })}
    </Alert>
  )
}
