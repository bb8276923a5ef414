import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** The key ends with the provider's id of the order. */
export const openOrders = storedText('localStorage', 'openOrder:', 'cleared')
