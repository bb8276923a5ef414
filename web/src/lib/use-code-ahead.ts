import { useEffect } from 'react'
import { whenSomebodyActs } from './when-somebody-acts.ts'

/**
 * Fetches code that the next tap may need, once somebody is there who may tap: on a patchy network it could not be had then.
 *
 * @param load imports it; a function of the module, not of a render
 */
export function useCodeAhead(load: () => Promise<unknown>): void {
	// Whoever taps before tries again, and is told.
	useEffect(() => whenSomebodyActs(() => void load().catch(() => undefined)), [load])
}
