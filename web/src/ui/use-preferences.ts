import { useSyncExternalStore } from 'react'
import { defaultPreferences, type Preferences } from './preferences.ts'
import { getPreferences, subscribeToPreferences } from './preferences-store.ts'

/** The reader's preferences; the defaults in the server's markup and in the first render over it. */
export function usePreferences(): Preferences {
	return useSyncExternalStore(subscribeToPreferences, getPreferences, () => defaultPreferences)
}
