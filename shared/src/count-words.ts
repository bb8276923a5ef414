/** Counts words as word limits do: what stands between spaces or line breaks, numbers included. */
export function countWords(text: string): number {
	return text.match(/\S+/g)?.length ?? 0
}
