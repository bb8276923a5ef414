import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'

/** So long somebody may pause between two letters before the list is asked for. */
const PAUSE_MS = 350

/** Follows what is typed into a field of search: it is known at once, and looked for after a pause or at Enter. */
export function useTypedSearch(searched: string, onSearch: (words: string) => void) {
	const [typed, setTyped] = useState(searched)
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
	const search = useRef(onSearch)
	search.current = onSearch
	// Another address may mean other words.
	useEffect(() => setTyped(searched), [searched])
	useEffect(() => () => clearTimeout(pause.current), [])
	const type = useMemo(() => {
		const now = (words: string) => {
			clearTimeout(pause.current)
			setTyped(words)
			search.current(words)
		}
		const write = ({ target }: FormEvent<HTMLElement>) => {
			const { value } = target as HTMLInputElement
			setTyped(value)
			clearTimeout(pause.current)
			pause.current = setTimeout(() => search.current(value.trim()), PAUSE_MS)
		}
		return Object.assign(write, { now })
	}, [])
	return { typed, type }
}
