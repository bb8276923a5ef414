/** Matches marks that turn the direction of writing: nothing is to be seen of them, and Typst fails over them in a narrow column. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A space of no width goes after each of these: they all fit on a line, and a mark stays with its letter. */
const longWordPart = /\S{36}\p{M}*/gu

/**
 * Writes what a Typst document shows, as it can take it.
 *
 * Lets words be broken that would leave the page, except under the keys of `unbroken`, which are there to be copied;
 * and repairs half surrogate pairs, which Typst's JSON reader refuses.
 */
export function printableJson(data: object, unbroken: string[] = []): string {
	return JSON.stringify(data, (key, value: unknown) => {
		if (typeof value !== 'string') return value
		const text = value
			.toWellFormed()
			.replace(directionMarks, '')
			.replace(/\p{Cc}/gu, ' ')
		return unbroken.includes(key) ? text : text.replace(longWordPart, '$&\u200B')
	})
}
