import { type ComponentType, useCallback, useState } from 'react'
import { documentLanguage } from '#web/lib/language.tsx'
import { loadMessages } from '#web/lib/messages.ts'

/**
 * A component whose code is asked for later. What could not be had can be asked for again.
 *
 * @param fetchPart imports it; a function of the module, not of a render
 */
export function useLatePart<P>(fetchPart: () => Promise<ComponentType<P>>) {
	const [Part, setPart] = useState<ComponentType<P> | null>(null)
	const [error, setError] = useState<unknown>(null)
	const [isLoading, setIsLoading] = useState(false)
	const load = useCallback(async () => {
		setIsLoading(true)
		try {
			const Loaded = await fetchPart()
			await loadMessages(documentLanguage())
			setPart(() => Loaded)
		} catch (caught) {
			setError(caught)
		} finally {
			setIsLoading(false)
		}
	}, [fetchPart])
	return { Part, error, isLoading, load }
}
