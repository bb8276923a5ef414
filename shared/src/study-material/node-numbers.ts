/** Numbers nodes as branches: '' for the root, '2' for its second branch, '2.1' for the first one on that. */
export function nodeNumbers(nodes: readonly { level: number }[]): string[] {
	const counts: number[] = []
	return nodes.map(({ level }) => {
		counts.length = Math.max(0, level - 1)
		if (level > 1) counts[level - 2] = (counts[level - 2] ?? 0) + 1
		return counts.join('.')
	})
}
