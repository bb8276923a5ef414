/**
 * Gives a text as it is stored: no spaces at the ends of lines, no empty lines around it, line breaks as `\n`, at most one empty line in a
 * row, and none of the characters that only steer (control characters; marks that turn the direction of what follows).
 */
export function cleanText(given: string): string {
	return (
		given
			.normalize('NFC')
			.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
			.replaceAll('\t', ' ')
			.replace(/[^\P{Cc}\n]|\p{Bidi_Control}|\p{Cs}|\ufeff/gu, '')
			.split('\n')
			// A pattern for spaces at the end of a line would look at a long row of them again from each of them.
			.map((line) => line.trimEnd())
			.join('\n')
			.replace(/\n{3,}/g, '\n\n')
			.trim()
	)
}
