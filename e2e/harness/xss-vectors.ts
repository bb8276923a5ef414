import * as addresses from './xss/addresses.ts'
import * as breakouts from './xss/breakouts.ts'
import * as elements from './xss/elements.ts'
import * as foreign from './xss/foreign.ts'
import * as others from './xss/others.ts'

/**
 * Lists texts that would run code if a page took them for anything but text. Each says that it ran by calling `xssRan`
 * with its place in this list, by asking for `/xss-<its place>`, or by a dialog.
 */
export const xssVectors: string[] = [elements, foreign, addresses, breakouts, others]
	.flatMap((groups) => Object.values(groups))
	.flat()
	.map((vector, place) => {
		const run = `xssRan(${place})`
		const text = typeof vector === 'string' ? vector.replaceAll('RUN', run) : vector(run)
		return text.replaceAll('NUM', String(place))
	})
