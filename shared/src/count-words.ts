/** Words as word limits count them: what stands between spaces or line breaks, numbers included. */
export function countWords(text: string): number {
	return text.match(/\S+/g)?.length ?? 0
}
