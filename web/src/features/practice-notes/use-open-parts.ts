import { useState } from 'react'
import { draftMemory } from '#web/lib/draft-memory.ts'

interface OpenParts {
	/** Says whether the place to write a note is open. It is null while nobody has opened or closed it. */
	isBoxOpen: boolean | null
	/** Says whether the list of what is saved is open. */
	isListOpen: boolean
}

const untouched: OpenParts = { isBoxOpen: null, isListOpen: false }

/** Says what of a card's notes is open. It is open again after a way over the login, with what was typed. */
export function useOpenParts(subject: string): [OpenParts, (parts: Partial<OpenParts>) => void] {
	const key = `open notes ${subject}`
	const [parts, setParts] = useState(() => (draftMemory.get(key) as OpenParts | undefined) ?? untouched)
	return [
		parts,
		(changes) => {
			const changed = { ...parts, ...changes }
			setParts(changed)
			if (changed.isBoxOpen || changed.isListOpen) draftMemory.set(key, changed)
			else draftMemory.delete(key)
		},
	]
}
