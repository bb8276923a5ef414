/** Is what is written and sent under an idempotency key: a comment, a note, the content of an outbox entry. */
export interface Writing {
	/** Names it to the server, so that what was sent and never answered is sent again and counts once. */
	sendKey: string
	/** It was sent under this key at least once. */
	isTried?: boolean
}

/**
 * Gives a key to what is changed. After a try it is another writing: under the same key the server would answer with
 * what it had got before.
 */
export const keyAfterChange = ({ sendKey, isTried }: Writing, newKey: string): string => (isTried ? newKey : sendKey)

/** Changes a writing. One that stays as it is keeps its key, also after a try. */
export function changedWriting<W extends Writing>(
	writing: W,
	changes: Partial<Omit<W, keyof Writing>>,
	newKey: string,
): W {
	const isSame = Object.entries(changes).every(([name, value]) => Reflect.get(writing, name) === value)
	return isSame ? writing : { ...writing, ...changes, sendKey: keyAfterChange(writing, newKey), isTried: false }
}

/**
 * Gives a writing as it is sent: with one key for all tries of one sending, and with another one than a tab that has
 * begun with the same text. Under one key the server would take the other tab's text for a repetition, and it would be
 * lost.
 */
export const triedWriting = <W extends Writing>(writing: W, newKey: string): W =>
	writing.isTried ? writing : { ...writing, sendKey: newKey, isTried: true }
