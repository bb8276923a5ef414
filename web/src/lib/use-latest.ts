import { useState } from 'react'

/** Gives the last value that was there: what to show while the next one is on its way, or although it cannot be had. */
export function useLatest<T>(value: T | undefined): T | undefined {
	const [latest, setLatest] = useState(value)
	if (value !== undefined && value !== latest) setLatest(value)
	return value ?? latest
}
