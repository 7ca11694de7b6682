/** Puts the focus on the control that a fault names, or on the first control inside it, and brings it into sight. */
export const focusFault = (id: string): void => {
  const element = document.getElementById(id)
  const control = element?.matches('input, textarea, button, select')
    ? element
    : element?.querySelector<HTMLElement>('button, input')
  control?.focus()
  control?.scrollIntoView?.({ block: 'center' })
}
