import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** The key ends with the id of the account. */
export const onboardingDraft = storedText('sessionStorage', 'onboardingDraft', 'owned')
