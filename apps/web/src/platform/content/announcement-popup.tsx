import { Popup } from '@kaadi/ui'
import { MegaphoneIcon } from '@kaadi/ui/icons'
import type { Announcement } from './announcements.ts'

/** An announcement in the middle of the screen. Its content is text, never markup. */
export default function AnnouncementPopup({
  announcement,
  onClose,
}: {
  announcement: Announcement
  onClose: () => void
}) {
  return (
    <Popup open onClose={onClose} title={announcement.title} icon={<MegaphoneIcon />}>
      {announcement.content}
    </Popup>
  )
}
