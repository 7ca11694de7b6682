import './password-meter.css'
import type { PasswordStrength } from './password-strength.ts'

const words: Record<PasswordStrength, string> = {
  none: 'At least 8 characters. A short sentence works well.',
  short: 'Too short yet',
  weak: 'Weak: make it longer',
  fair: 'Fair',
  strong: 'Strong',
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
      <span aria-live="polite">{words[strength]}</span>
    </span>
  )
}
