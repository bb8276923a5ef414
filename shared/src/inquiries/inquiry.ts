/** A message to the team has at most so many characters. */
export const INQUIRY_MAX_LENGTH = 2_000

export type MessageProblem = 'message-required' | 'message-too-long'

/** Lines and tabs stay; other control characters, which no message has and no database takes, go. */
export function cleanMessage(given: string): string {
	return given
		.normalize('NFC')
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{Cc}\n\t]/gu, '')
		.trim()
}

export function messageProblem(given: string): MessageProblem | null {
	const message = cleanMessage(given)
	// Format characters alone would show as nothing.
	if (!/[^\p{Cf}\s]/u.test(message)) return 'message-required'
	return [...message].length > INQUIRY_MAX_LENGTH ? 'message-too-long' : null
}
