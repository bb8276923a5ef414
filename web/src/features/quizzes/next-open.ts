/** Finds the next question that is not attempted, from the beginning again after the last one; undefined: there is none. */
export function nextOpen(all: readonly string[], open: readonly string[], from: string): string | undefined {
	const behind = new Set(all.slice(all.indexOf(from) + 1))
	const others = open.filter((id) => id !== from)
	return others.find((id) => behind.has(id)) ?? others[0]
}
