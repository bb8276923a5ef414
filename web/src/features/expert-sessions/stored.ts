import { storedText } from '#web/lib/browser-store/stored-text.ts'

export const pendingBooking = storedText('localStorage', 'pendingSessionBooking', 'cleared')
export const savedForm = storedText('localStorage', 'sessionFormData', 'cleared')
