import { LoadSwitch } from '@kaadi/react'
import { Banner, CardFace, Panel, Row, Rows, Section } from '@kaadi/ui'
import { TriangleAlertIcon } from '@kaadi/ui/icons'
import { fromService, t } from '@kaadi/words'
import { cardColors } from '../../platform/content/card-look.ts'
import { ContentLink } from '../../platform/content/content-link.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import type { BalancePages } from './use-balance-pages.controller.ts'

/** Where the balance of a card is looked up, at whoever issued it. */
export function CardBalanceView({ pages, error, onRetry }: BalancePages) {
  return (
    <>
      <Banner tone="todo" icon={<TriangleAlertIcon />}>
        {t('Look it up nowhere else: whoever sees the code can spend the card.')}
      </Banner>
      <Section title={t('At whoever issued the card')}>
        <LoadSwitch
          data={pages}
          error={error}
          failed={<LoadFailure error={error} onRetry={onRetry} />}
          loading={<RowsSkeleton rows={6} label={t('Loading pages')} />}
        >
          {(pages) =>
            pages.length === 0 ? (
              <p className="k-quiet">{t('We know no such page yet. The card itself often names one.')}</p>
            ) : (
              <Panel padding="none">
                <Rows>
                  {pages.map(({ cardTypeId, url, how, cardType }) => (
                    <Row
                      key={cardTypeId}
                      as={ContentLink}
                      to={url}
                      startContent={
                        <CardFace
                          name={cardType.name}
                          colors={cardColors(cardType)}
                          logo={cardType.logo}
                          size="s"
                        />
                      }
                      title={cardType.name}
                      detail={fromService(how)}
                    />
                  ))}
                </Rows>
              </Panel>
            )
          }
        </LoadSwitch>
      </Section>
    </>
  )
}
