/** Whether this browser can read text or a barcode from a picture. Few can; the others load nothing for it. */
export const canReadCodes = (): boolean => 'TextDetector' in globalThis || 'BarcodeDetector' in globalThis
