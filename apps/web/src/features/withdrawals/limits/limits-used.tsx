import './limits-used.css'
import { walletCurrency } from '@kaadi/core/money'
import { Money, Panel, ProgressBar, Section, Skeleton, TextLink } from '@kaadi/ui'
import { Sentence, t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useOwnCurrencyId } from '../../../platform/money/own-rates.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../../platform/navigation/paths.ts'
import { useReads } from '../../../platform/net/use-client.ts'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { usedOf } from './used-of.ts'

/** How much of the day's limit is used, as the service counts it when a withdrawal is asked for, and what raises it. */
export default function LimitsUsed() {
  const currencyId = useOwnCurrencyId()
  const { user } = useSession()
  const { data, error, refetch } = useQuery({
    ...useReads().withdrawals.limits({ currencyId }),
    meta: { kept: true },
  })
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  const currency = walletCurrency(currencyId)
  const used = data && usedOf(data)
  return (
    <Section title={t('Your limit of today')}>
      <Panel aria-busy={data ? undefined : true}>
        <div className="w-limits">
          {data && used ? (
            <>
              <p>
                <Sentence
                  of="<used/> of <most/> withdrawn"
                  parts={{
                    used: <Money amount={used.amount} currency={currency} mode="exact" />,
                    most: <Money amount={data.dailyMax} currency={currency} mode="exact" />,
                  }}
                />
              </p>
              <ProgressBar label={t('Used of your limit of today')} value={used.share} />
              <p className="k-small k-quiet">
                <Sentence
                  of="<left/> left today."
                  parts={{ left: <Money amount={data.leftToday} currency={currency} mode="exact" /> }}
                />
              </p>
            </>
          ) : (
            <>
              <Skeleton width="70%" height="1.5rem" />
              <Skeleton width="100%" height="0.5rem" />
              <Skeleton width="50%" height="1.25rem" />
            </>
          )}
          <p className="k-small">
            {t('What raises it:')}{' '}
            {user && user.kycLevel < 2 && (
              <>
                <TextLink as={Link} to={withQuery(paths.accountCenter, { view: 'verification' })}>
                  {t('verifying who you are')}
                </TextLink>
                {' · '}
              </>
            )}
            <TextLink as={Link} to={paths.accountExp}>
              {t('a higher level')}
            </TextLink>
          </p>
        </div>
      </Panel>
    </Section>
  )
}
