import type { Content } from '@kaadi/contract/site'
import { Carousel, NewsTicker, Panel, Popup, Row, Rows, Section, TextLink } from '@kaadi/ui'
import { InfoIcon, MegaphoneIcon } from '@kaadi/ui/icons'
import { fromService, t } from '@kaadi/words'
import { useState } from 'react'
import { ContentLink, contentAddress } from '../../platform/content/content-link.tsx'

/** Pictures of the site, each leading somewhere. */
export function Banners({ items }: { items: readonly Content[] }) {
  return (
    <Carousel
      linkAs={ContentLink}
      items={items.map(({ id, title, content, image, link }) => {
        const to = contentAddress(link)
        return {
          id,
          title: fromService(title),
          text: fromService(content),
          image,
          ...(to && { link: { to } }),
        }
      })}
    />
  )
}

/** The headline of each piece of news; a press opens the whole of it. */
export function News({ items }: { items: readonly Content[] }) {
  const [opened, setOpened] = useState<Content>()
  const to = opened && contentAddress(opened.link)
  return (
    <>
      <NewsTicker
        items={items.map((item) => ({
          id: item.id,
          title: (
            <TextLink as="button" inline onClick={() => setOpened(item)}>
              {fromService(item.title)}
            </TextLink>
          ),
        }))}
      />
      <Popup
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={fromService(opened?.title ?? '')}
        icon={<MegaphoneIcon />}
        action={
          to && (
            <ContentLink to={to} className="k-button" data-variant="primary" data-block>
              {t('Read more')}
            </ContentLink>
          )
        }
      >
        {fromService(opened?.content ?? '')}
      </Popup>
    </>
  )
}

/** What helps a card to clear the first time. */
export function Tips({ items }: { items: readonly Content[] }) {
  if (items.length === 0) return null
  return (
    <Section title={t('Good to know')}>
      <Panel padding="none">
        <Rows>
          {items.slice(0, 3).map(({ id, title, content, link }) => {
            const to = contentAddress(link)
            const row = { start: <InfoIcon />, title: fromService(title), detail: fromService(content) }
            return to ? <Row key={id} as={ContentLink} to={to} {...row} /> : <Row key={id} {...row} />
          })}
        </Rows>
      </Panel>
    </Section>
  )
}
