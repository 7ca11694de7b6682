import { Panel, Row, Rows, Section } from '@kaadi/ui'
import { MailIcon, MessageCircleIcon } from '@kaadi/ui/icons'
import { fromService, t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useSiteInfo } from '../../platform/content/site.ts'
import { useReads } from '../../platform/net/use-client.ts'

/** Where customer service is reached: the host's list, or the address of the site where that is empty. */
export function WaysToReachUs() {
  const contacts = useQuery(useReads().site.contacts()).data ?? []
  const email = useSiteInfo()?.supportEmail
  const isListed = contacts.some(({ value }) => value === email)
  if (contacts.length === 0 && !email) return null
  return (
    <Section title={t('Write to us')}>
      <Panel padding="none">
        <Rows>
          {contacts.map(({ id, label, value, link }) =>
            link ? (
              <Row
                key={id}
                as="a"
                href={link}
                startContent={link.startsWith('mailto:') ? <MailIcon /> : <MessageCircleIcon />}
                title={fromService(label)}
                detail={value}
              />
            ) : (
              <Row
                key={id}
                startContent={<MessageCircleIcon />}
                title={fromService(label)}
                detail={fromService(value)}
              />
            ),
          )}
          {email && !isListed && (
            <Row
              as="a"
              href={`mailto:${email}`}
              startContent={<MailIcon />}
              title={t('Email')}
              detail={email}
            />
          )}
        </Rows>
      </Panel>
    </Section>
  )
}
