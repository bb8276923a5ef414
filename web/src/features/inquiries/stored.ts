import { storedText } from '#web/lib/browser-store/stored-text.ts'

export const inquirySeen = storedText('localStorage', 'inquiryFormSeen', 'impersonal')
/** The time is in milliseconds. */
export const inquirySeenAt = storedText('localStorage', 'inquiryFormSeenAt', 'impersonal')
export const inquiryPageViews = storedText('sessionStorage', 'inquiryPageViews', 'impersonal')
