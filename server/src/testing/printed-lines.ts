/** Gives the lines of a model answer as they come out of a PDF file: cells of tables by themselves, and another sign for the arrow. */
export function printedLines(answer: string): string[] {
	return answer
		.replaceAll('**', '')
		.replaceAll('→', '»')
		.split('\n')
		.flatMap((line) => (line.startsWith('|') ? line.slice(1, -1).split('|') : [line]))
}
