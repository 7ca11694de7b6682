/** The size of the loudest figure on a phone: 40, or 28 from a hundred million on, where 40 would not fit 320 px. */
export function headlineSize(amount: string | null): 40 | 28 {
  const whole = (amount ?? '').replace(/^-/, '').split('.')[0] ?? ''
  return whole.length > 8 ? 28 : 40
}
