export const NAME_MAX_LENGTH = 100

export type NameProblem = 'name-required' | 'name-too-long'

/** Spaces around and in a row go; control characters, which no name has, become spaces; nothing turns the direction of what follows. */
export function cleanName(given: string): string {
	return given
		.replace(/\p{Bidi_Control}/gu, '')
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
		.trim()
}

export function nameProblem(given: string): NameProblem | null {
	const name = cleanName(given)
	// Format characters alone would show as nothing.
	if (!/[\p{L}\p{N}]/u.test(name)) return 'name-required'
	return [...name].length > NAME_MAX_LENGTH ? 'name-too-long' : null
}

/**
 * Gives at most two letters for the place of a picture: of the first and of the last word. It is 'U' where there are
 * none.
 */
export function initials(name: string): string {
	const letters = cleanName(name)
		.split(' ')
		.flatMap((word) => word.match(/\p{L}/u) ?? [])
	const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
	// Only the first letter of a capital is taken: some letters, such as ß, have a capital of two.
	return chosen.map((letter = '') => [...letter.toUpperCase()][0]).join('') || 'U'
}
