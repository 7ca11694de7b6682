import './ledger.css'
import type { CurrencyStanding } from '@kaadi/contract/treasury'
import { walletCurrency } from '@kaadi/core/money'
import { Alert, EmptyState, Section } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { CircleCheckIcon, TriangleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { accountName, providerName } from '../../platform/content/account-names.ts'
import { ExactMoney, exactMoney } from '../../platform/content/exact-money.tsx'
import { Figures } from '../../platform/screens/figures.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'

/** By currency: what sellers are owed, where the money is, and every account of the books. */
export const Standing = ({ standing }: { readonly standing: readonly CurrencyStanding[] }) => (
  <div className="c-float">
    <p className="k-quiet">
      {t(
        'Each line of the books takes from one account what it gives to another, so all accounts of a currency add up to zero. Below zero stands what the house has given: cards that it bought, bonuses, what sellers owe. Above zero stands what sellers are owed and what has left by a provider.',
      )}
    </p>
    {standing.map((one) => (
      <OfCurrency key={one.currencyId} {...one} />
    ))}
  </div>
)

function OfCurrency(standing: CurrencyStanding) {
  const { currencyId, missing, atProviders, providers } = standing
  const currency = walletCurrency(currencyId)
  const money = (amount: string) => <ExactMoney amount={amount} currencyId={currencyId} />
  const isShort = /[1-9]/.test(missing)
  return (
    <Section title={currency.name ?? currency.symbol}>
      <Figures
        figures={[
          { label: t('Owed to sellers'), value: money(standing.owed) },
          { label: t('Available'), value: money(standing.available) },
          { label: t('Waiting to be paid'), value: money(standing.held) },
          { label: t('On its way'), value: money(standing.inTransit) },
          { label: t('Sellers owe'), value: money(standing.receivable) },
          { label: t('At providers'), value: money(atProviders) },
        ]}
      />
      {isShort ? (
        <Alert
          tone="todo"
          icon={<TriangleAlertIcon />}
          title={t('{amount} would be missing to pay all sellers from providers', {
            amount: exactMoney(missing, currencyId),
          })}
        >
          {t('What the house has in its own bank is not known here, and pays what is paid by hand.')}
        </Alert>
      ) : (
        <Alert tone="ok" icon={<CircleCheckIcon />} title={t('Providers hold enough to pay all sellers')} />
      )}
      <div className="c-float-tables">
        <DataTable
          label={t('Accounts of the books')}
          rows={[...standing.rows, { name: null, provider: null, balance: standing.sum }]}
          rowId={({ name, provider }) => `${name ?? 'together'}-${provider ?? ''}`}
          rowName={({ name, provider }) => (name === null ? t('Together') : accountName({ name, provider }))}
          density="compact"
          columns={[
            {
              id: 'account',
              header: t('Account'),
              names: true,
              cell: ({ name, provider }) =>
                name === null ? <b>{t('Together')}</b> : accountName({ name, provider }),
            },
            { id: 'balance', header: t('Balance'), align: 'end', cell: (row) => money(row.balance) },
          ]}
          empty={<EmptyState title={t('Nothing was posted in this currency yet.')} />}
        />
        <DataTable
          label={t('Held by providers')}
          rows={providers}
          rowId={({ provider }) => provider}
          rowName={({ provider }) => providerName(provider)}
          density="compact"
          columns={[
            {
              id: 'provider',
              header: t('Provider'),
              names: true,
              cell: ({ provider }) => providerName(provider),
            },
            {
              id: 'balance',
              header: t('Holds'),
              align: 'end',
              cell: ({ balance }) => (balance === null ? t('not known') : money(balance)),
            },
            {
              id: 'read',
              header: t('Read'),
              cell: ({ readTime }) => (readTime === null ? '–' : deskTime(readTime)),
            },
            {
              id: 'transit',
              header: t('On its way'),
              align: 'end',
              cell: ({ inTransit }) => money(inTransit),
            },
          ]}
          empty={<EmptyState title={t('Nobody pays out in this currency now.')} />}
        />
      </div>
    </Section>
  )
}
