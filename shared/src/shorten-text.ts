/** Cuts between words, to at most `length` characters and an ellipsis. */
export function shortenText(text: string, length: number): string {
	if (text.length <= length) return text
	return `${text
		.slice(0, length)
		.replace(/\s+\S*$/, '')
		.toWellFormed()}…`
}
