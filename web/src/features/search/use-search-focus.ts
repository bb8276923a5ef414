import { useEffect, useState } from 'react'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/**
 * Puts whoever comes here from another page, to search, into the field. Whoever loads the page or comes back to results
 * stays where they are: a keyboard that opens by itself covers them.
 */
export function useSearchFocus(hasWords: boolean): void {
	const [isWanted] = useState(useIsHydrated() && !hasWords)
	useEffect(() => {
		if (isWanted) document.querySelector<HTMLInputElement>('main input[type=search]')?.focus()
	}, [isWanted])
}
