import { useEffect, useState } from 'react'
import type { UnsentFile } from '../pages/arrangement.ts'
import { subjectOf } from '../pages/subject.ts'
import { type UnsentPage, unsentPages } from './unsent-pages.ts'

export interface UnsentEntry extends UnsentFile {
	subject: string
	file: Blob
}

const noEntries: readonly UnsentEntry[] = []

/** Gives all that this device has of somebody's answers and the server does not, in the order in which it was chosen. */
export function useUnsentPages(owner: string): readonly UnsentEntry[] {
	const [entries, setEntries] = useState(noEntries)
	useEffect(() => {
		const show = () => setEntries(entriesOf(owner))
		void unsentPages.ready().then(show)
		return unsentPages.subscribe(show)
	}, [owner])
	return entries
}

const entriesOf = (owner: string): UnsentEntry[] =>
	unsentPages
		.of(owner)
		.map(({ subject: uploadKey, content }) => entryOf(uploadKey, content))
		.toSorted((one, other) => (one.uploadKey < other.uploadKey ? -1 : 1))

const entryOf = (
	uploadKey: string,
	{ questionId, day, file, fileName, mediaType, refusal }: UnsentPage,
): UnsentEntry => ({
	uploadKey,
	subject: subjectOf({ questionId, day }),
	file,
	fileName,
	mediaType,
	refusal,
})
