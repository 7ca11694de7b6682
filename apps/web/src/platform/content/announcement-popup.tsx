import { ButtonLink, Popup } from '@kaadi/ui'
import { MegaphoneIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../navigation/link.tsx'
import { paths, withQuery } from '../navigation/paths.ts'
import type { Announcement } from './announcements.ts'

/** An announcement in the middle of the screen. Its content is text, never markup. */
export default function AnnouncementPopup({
  announcement,
  onClose,
}: {
  announcement: Announcement
  onClose: () => void
}) {
  const { cardTypeId, currencyTypeId, form } = announcement
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
            to={withQuery(paths.sellSubmit, { cardTypeId, currencyTypeId, form })}
            onClick={onClose}
            variant="earn"
            block
          >
            {t('Sell this card')}
          </ButtonLink>
        )
      }
    >
      {announcement.content}
    </Popup>
  )
}
