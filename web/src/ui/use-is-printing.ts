import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Says whether the page is being printed, before the browser looks at it for that. */
export function useIsPrinting(): boolean {
	const [isPrinting, setIsPrinting] = useState(false)
	useEffect(() => {
		const begin = () => flushSync(() => setIsPrinting(true))
		const end = () => setIsPrinting(false)
		addEventListener('beforeprint', begin)
		addEventListener('afterprint', end)
		return () => {
			removeEventListener('beforeprint', begin)
			removeEventListener('afterprint', end)
		}
	}, [])
	return isPrinting
}
