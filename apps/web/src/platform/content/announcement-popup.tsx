import { ButtonLink, Popup } from '@kaadi/ui'
import { MegaphoneIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../navigation/link.tsx'
import { paths, withQuery } from '../navigation/paths.ts'
import type { Announcement } from './announcements.ts'
import { useCardTypes } from './catalogue.ts'

/** An announcement in the middle of the screen. Its content is text, never markup. */
export default function AnnouncementPopup({
  announcement,
  onClose,
}: {
  announcement: Announcement
  onClose: () => void
}) {
  const { cardTypeId, currencyTypeId, form } = announcement
  const brands = useCardTypes().data?.map
  // Announced a while ago, or by another service: what is not bought is not offered.
  const isBought = cardTypeId !== undefined && (!brands || brands[cardTypeId]?.enabled)
  return (
    <Popup
      open
      onClose={onClose}
      title={announcement.title}
      icon={<MegaphoneIcon />}
      action={
        cardTypeId && (
          <ButtonLink
            as={Link}
            to={isBought ? withQuery(paths.sellSubmit, { cardTypeId, currencyTypeId, form }) : paths.sellList}
            onClick={onClose}
            variant="earn"
            block
          >
            {isBought ? t('Sell this card') : t('See what we buy')}
          </ButtonLink>
        )
      }
    >
      {announcement.content}
    </Popup>
  )
}
