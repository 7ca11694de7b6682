import { t } from '@kaadi/words'

/** Tells password managers whose password a form is about. Nobody sees it. */
export function WhosePassword({ email }: { email: string }) {
  return (
    <input
      type="email"
      name="email"
      autoComplete="username"
      aria-label={t('Email')}
      value={email}
      readOnly
      hidden
    />
  )
}
