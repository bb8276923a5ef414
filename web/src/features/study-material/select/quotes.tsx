import { type ComponentType, useEffect, useState } from 'react'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { QuoteStack } from './quote-stack.tsx'

/** Is shorter than the first of them is shown: what moves them on is not needed before, and nobody is to wait for it. */
const WAIT_MILLISECONDS = 4000

/** Loads its code by hand, because a `lazyPart` would show a grey sheet where the first quote stands until the code has come. */
export function Quotes() {
	const [Rotating, setRotating] = useState<ComponentType | null>(null)
	useEffect(() => {
		let isThere = true
		const timer = setTimeout(async () => {
			const { RotatingQuote } = await keepTrying(() => import('./rotating-quote.tsx'))
			if (isThere) setRotating(() => RotatingQuote)
		}, WAIT_MILLISECONDS)
		return () => {
			isThere = false
			clearTimeout(timer)
		}
	}, [])
	return Rotating ? <Rotating /> : <QuoteStack index={0} />
}
