const word = /\S*[\p{L}\p{N}]\S*/gu

/** Counts words as word limits do: what stands between spaces or line breaks, numbers included; a dash or an arrow alone is none. */
export function countWords(text: string): number {
	return text.match(word)?.length ?? 0
}
