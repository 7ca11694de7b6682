import { msg } from '../../words/index.ts'
import type { Mail } from '../mail/index.ts'
import type { FiredAlert } from './fire-rate-alerts.repository.ts'

export const rateAlertMail = ({ email, title, content }: FiredAlert): Mail => ({
  to: email,
  subject: title,
  text: [
    content,
    '',
    msg('You set this alert and asked for a mail. It rests now: set it again where you sell a card.'),
  ],
})
