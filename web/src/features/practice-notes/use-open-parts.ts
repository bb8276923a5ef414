import { useState } from 'react'
import { draftMemory } from '#web/lib/draft-memory.ts'

interface OpenParts {
	/** Where a note is written. */
	isBoxOpen: boolean
	/** What is saved. */
	isListOpen: boolean
}

const closed: OpenParts = { isBoxOpen: false, isListOpen: false }

/** What of a card's notes is open. It is open again after a way over the login, with what was typed. */
export function useOpenParts(subject: string): [OpenParts, (parts: OpenParts) => void] {
	const key = `open notes ${subject}`
	const [parts, setParts] = useState(() => (draftMemory.get(key) as OpenParts | undefined) ?? closed)
	return [
		parts,
		(next) => {
			setParts(next)
			if (next.isBoxOpen || next.isListOpen) draftMemory.set(key, next)
			else draftMemory.delete(key)
		},
	]
}
