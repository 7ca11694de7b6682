import { isInaccessible } from '@testing-library/react'

/** Whether who looks or listens comes upon it: on the page, and neither it nor what is around it hidden. */
export const isShown = (element: Element): boolean => element.isConnected && !isInaccessible(element)
