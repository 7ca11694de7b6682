import { type Message, msg, t } from '@kaadi/words'
import './password-meter.css'
import type { PasswordStrength } from './password-strength.ts'

const words: Record<PasswordStrength, Message> = {
  none: msg('At least 8 characters. A short sentence works well.'),
  short: msg('Too short yet'),
  weak: msg('Weak: make it longer'),
  fair: msg('Fair'),
  strong: msg('Strong'),
}
const bars: Record<PasswordStrength, number> = { none: 0, short: 1, weak: 1, fair: 2, strong: 3 }

/** How strong a new password is: three bars for the eye, a word for everyone. */
export function PasswordMeter({ strength }: { strength: PasswordStrength }) {
  return (
    <span className="w-users-meter" data-strength={strength}>
      <span className="w-users-meter-bars" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} data-on={bar <= bars[strength] || undefined} />
        ))}
      </span>
      <span aria-live="polite">{t(words[strength])}</span>
    </span>
  )
}
