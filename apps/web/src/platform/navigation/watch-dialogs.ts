/** Says of each dialog of the page that it has opened; what that answers is called when it has closed. */
export const watchDialogs = (onOpen: (dialog: HTMLDialogElement) => () => void): (() => void) => {
  const open = new Map<HTMLDialogElement, () => void>()
  const look = (dialog: HTMLDialogElement) => {
    const isOpen = dialog.open && dialog.isConnected
    const close = open.get(dialog)
    if (isOpen && !close) open.set(dialog, onOpen(dialog))
    if (isOpen || !close) return
    open.delete(dialog)
    close()
  }
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement) look(target)
  })
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })
  for (const dialog of document.querySelectorAll('dialog')) look(dialog)
  return () => {
    observer.disconnect()
    for (const close of open.values()) close()
  }
}
