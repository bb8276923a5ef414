import { useEffect, useState } from 'react'

/** Gives a value once it has stayed the same for a moment: what is drawn follows the pauses of who types, not each letter. */
export function useSettled<T>(value: T, milliseconds = 250): T {
	const [settled, setSettled] = useState(value)
	useEffect(() => {
		const timer = setTimeout(setSettled, milliseconds, () => value)
		return () => clearTimeout(timer)
	}, [value, milliseconds])
	return settled
}
