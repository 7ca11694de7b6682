const form = /^\d{1,24}(?:\.(\d{1,18}))?$/

/**
 * The product of two plain decimal strings, exactly, without zeros at the end of its fraction. Undefined where one is no
 * decimal. It stands here because the page may not carry the wallet's decimal library before anything is touched.
 */
export const multiplyDecimals = (a: string, b: string): string | undefined => {
  const [left, right] = [form.exec(a), form.exec(b)]
  if (!left || !right) return undefined
  const scale = (left[1]?.length ?? 0) + (right[1]?.length ?? 0)
  const digits = (BigInt(a.replace('.', '')) * BigInt(b.replace('.', ''))).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = scale > 0 ? digits.slice(-scale).replace(/0+$/, '') : ''
  return fraction ? `${whole}.${fraction}` : whole
}
