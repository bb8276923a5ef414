import { useSyncExternalStore } from 'react'
import { type Progress, readProgress, subscribeProgress } from './progress.ts'

const none: Progress = { shares: {}, refusals: {}, isAway: false }

export const useProgress = (): Progress => useSyncExternalStore(subscribeProgress, readProgress, () => none)
