export { type Action, useAction } from './actions/use-action.ts'
export { type Copy, useCopy } from './device/use-copy.ts'
export { useDeviceNow } from './device/use-device-now.ts'
export { useDocumentTitle } from './device/use-document-title.ts'
