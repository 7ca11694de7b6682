import type { RateLine } from './service.ts'

/** The page's links into the app keep the invitation code that brought the visitor here. */
export const withInvitation = (href: string, invitationCode: string | undefined): string => {
  if (!invitationCode) return href
  return `${href}${href.includes('?') ? '&' : '?'}invitationCode=${encodeURIComponent(invitationCode)}`
}

/** Where a card of the calculator is sold, with everything that was chosen for it. */
export const sellPath = (
  {
    cardTypeId,
    currencyTypeId,
    form,
    receiptType,
  }: Pick<RateLine, 'cardTypeId' | 'currencyTypeId' | 'form' | 'receiptType'>,
  faceValue?: string,
): string =>
  `/sell/submit?${new URLSearchParams({
    cardTypeId,
    currencyTypeId,
    form,
    ...(receiptType !== 'none' && { receiptType }),
    ...(faceValue && { faceValue }),
  })}`

/** The sign-up that ends at a path of the app. */
export const registerPath = (ret: string): string => `/register?${new URLSearchParams({ ret })}`
