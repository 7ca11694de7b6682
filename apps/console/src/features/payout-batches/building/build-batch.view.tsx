import '../../../platform/screens/fault.css'
import '../batches.css'
import type { Payout } from '@kaadi/contract/payouts'
import { money, sum, toAmount } from '@kaadi/core/money'
import { Button, EmptyState, Panel, Select } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { ComboboxInput } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { sayError } from '../../../platform/net/say-error.ts'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { moneyOf, railWords } from '../batch-words.ts'
import { type Building, railKey } from './use-build-batch.controller.ts'

/** Which payouts make the batch: by way and currency, narrowed to a bank, each row taken out or in. */
export function BuildBatchView(props: Building & { readonly onClose: () => void }) {
  const { waiting, chosen, onClose } = props
  return (
    <Panel as="section" className="c-batch" aria-label={t('New batch')}>
      <header>
        <h2>{t('New batch')}</h2>
        <Button variant="ghost" size="small" onClick={onClose}>
          {t('Close')}
        </Button>
      </header>
      {waiting.isError && !waiting.data ? (
        <LoadFailure error={waiting.error} onRetry={() => void waiting.refetch()} />
      ) : waiting.data && !chosen ? (
        <EmptyState title={t('Nothing waits that could be a batch.')}>
          {t(
            'Payouts that a provider sends by itself, that are held or that need a release are not offered.',
          )}
        </EmptyState>
      ) : (
        <Choosing {...props} />
      )}
    </Panel>
  )
}

function Choosing({ waiting, chosen, chooseRail, bankCode, setBank, banks, candidates, ...rest }: Building) {
  const rows = candidates.data
  const { selected, select, build } = rest
  const picked = (rows ?? []).filter(({ withdrawal }) => selected.has(withdrawal.id))
  return (
    <>
      <Select
        label={t('Way and currency')}
        value={chosen ? railKey(chosen) : ''}
        onChange={(event) => chooseRail(event.currentTarget.value)}
      >
        {waiting.data?.map((one) => (
          <option key={railKey(one)} value={railKey(one)}>
            {t('{way}: {count} waiting, {amount}', {
              way: railWords(one.provider),
              count: one.count,
              amount: moneyOf(one.amount, one.currencyId),
            })}
          </option>
        ))}
      </Select>
      <ComboboxInput
        aria-label={t('Bank')}
        placeholder={t('All banks')}
        value={bankCode}
        onValueChange={setBank}
        options={banks?.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <DataTable
        label={t('Payouts for the batch')}
        rows={rows}
        rowId={({ withdrawal }) => withdrawal.id}
        rowName={({ sellerName, withdrawal }) =>
          t('{amount} of {seller}', {
            amount: moneyOf(withdrawal.net, withdrawal.currencyId),
            seller: sellerName,
          })
        }
        selected={selected}
        onSelectedChange={select}
        density="compact"
        columns={[
          { id: 'seller', header: t('Seller'), names: true, cell: ({ sellerName }) => sellerName },
          {
            id: 'amount',
            header: t('Amount'),
            align: 'end',
            cell: ({ withdrawal }) => moneyOf(withdrawal.net, withdrawal.currencyId),
          },
          {
            id: 'account',
            header: t('Account'),
            cell: ({ withdrawal }) => `${withdrawal.bankName} ••${withdrawal.accountEnding}`,
          },
          { id: 'asked', header: t('Asked'), cell: ({ withdrawal }) => deskTime(withdrawal.createTime) },
        ]}
        empty={<EmptyState title={t('No payout fits.')} />}
      />
      <p role="status">
        {t('{count, plural, one {# payout} other {# payouts}}, {amount} together', {
          count: picked.length,
          amount: chosen ? moneyOf(sumOf(picked), chosen.currencyId) : '',
        })}
      </p>
      <Button
        block
        disabled={picked.length === 0}
        loading={build.isRunning}
        onClick={() => void build.run(picked.map(({ withdrawal }) => withdrawal.id))}
      >
        {t('Build the batch')}
      </Button>
      {build.error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(build.error)}
        </b>
      )}
    </>
  )
}

/** The service counts and sums what is built; this is what the screen shows before. */
function sumOf(payouts: readonly Payout[]): string {
  const [first] = payouts
  if (!first) return '0'
  const { currencyId } = first.withdrawal
  return toAmount(
    sum(
      payouts.map(({ withdrawal }) => money(withdrawal.net, currencyId)),
      currencyId,
    ),
  )
}
