import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** By map. */
export const mapRounds = storedText('sessionStorage', 'mapRound:', 'cleared')
/** By map. */
export const mapBests = storedText('localStorage', 'mapBest:', 'cleared')
