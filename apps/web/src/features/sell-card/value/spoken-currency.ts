const names =
  typeof Intl.DisplayNames === 'undefined' ? undefined : new Intl.DisplayNames('en', { type: 'currency' })

/** A currency's name in full, for screen readers: `US Dollar`. */
export const spokenCurrency = (code: string): string => names?.of(code) ?? code
