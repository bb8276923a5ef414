import { SEARCH_MAX_LENGTH } from '@aravalli/shared/search-limits'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { messages as searchMessages } from './messages.en.ts'
import { kindLink, type SearchAddress, searchPath } from './search-address.ts'

/** Who stops for so long wants to see something. */
const REST_MILLISECONDS = 300

/** Searches while somebody types: a moment after each stop, and at once on Enter. */
export function SearchBox({ q = '', kind }: SearchAddress) {
	const m = useMessages(searchMessages)
	const { words, type, ask } = useTypedWords(q, kind)
	return (
		<div onInput={({ target }: FormEvent) => type((target as HTMLInputElement).value)}>
			<SearchField
				action={searchPath}
				label={m.label}
				name="q"
				value={words}
				maxLength={SEARCH_MAX_LENGTH}
				hidden={kind ? { kind } : {}}
				onSearch={ask}
			/>
		</div>
	)
}

/** Gives what stands in the field: what is typed, and what the address says when it was changed by anything else. */
function useTypedWords(q: string, kind: string | undefined) {
	const navigate = useNavigate()
	const [words, setWords] = useState(q)
	// The address follows the field a moment later; what has been typed meanwhile stays.
	const asked = useRef(new Set<string>())
	const ask = (text: string) => {
		if (text === q.trim()) return
		asked.current.add(text)
		// Each stop would else be a step of the way back.
		void navigate({ ...kindLink(text || undefined, kind), replace: true })
	}
	const askLater = useEffectEvent(ask)
	const follow = useEffectEvent((given: string) => {
		if (!asked.current.has(given)) setWords(given)
		else if (given === words.trim()) asked.current.clear()
	})
	useEffect(() => {
		const timer = setTimeout(() => askLater(words.trim()), REST_MILLISECONDS)
		return () => clearTimeout(timer)
	}, [words])
	useEffect(() => follow(q), [q])
	return { words, type: setWords, ask }
}
