import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** The rounds are stored by map. */
export const mapRounds = storedText('sessionStorage', 'mapRound:', 'cleared')
/** What was known of an item's questions is stored by item. */
export const selfTests = storedText('localStorage', 'selfTest:', 'cleared')
/** The best results are stored by map. */
export const mapBests = storedText('localStorage', 'mapBest:', 'cleared')
