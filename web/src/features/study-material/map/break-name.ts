/** Breaks a name between words into as few lines as fit into `widest`; a word that is longer stands alone. */
export function breakName(name: string, widthOf: (text: string) => number, widest: number): string[] {
	const lines: string[] = []
	let line = ''
	for (const word of name.split(' ')) {
		const longer = line ? `${line} ${word}` : word
		if (line && widthOf(longer) > widest) {
			lines.push(line)
			line = word
		} else {
			line = longer
		}
	}
	return [...lines, line]
}
