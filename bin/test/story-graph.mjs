/**
 * Tells what each browser test exercises: what it imports, and the pages whose addresses stand in it, with all that
 * these pages import.
 */

/** @typedef {Map<string, string[]>} ImportGraph what each file imports, by paths from the repository's folder */

/** @typedef {{ file: string, uses: Set<string> | null }} Story null where no page could be told from its text */

const routes = 'web/src/routes/'
const root = `${routes}__root.tsx`

/** Matches the beginning of an address in quotes, up to its second part. */
const address = /['"`]\/([\w-]*)/g

/**
 * @param {ImportGraph} graph
 * @param {(file: string) => string} read
 * @returns {Story[]}
 */
export function readStories(graph, read) {
	const pages = [...graph.keys()].filter((file) => file.startsWith(routes))
	const stories = [...graph.keys()].filter((file) => /^e2e\/(?!durability\/).+\.e2e\.ts$/.test(file))
	return stories.map((file) => {
		const own = reachedFrom([file], graph)
		const texts = [...own].filter((each) => each.startsWith('e2e/')).map(read)
		const names = new Set(texts.flatMap((text) => [...text.matchAll(address)].map(([, name]) => name)))
		const visited = pages.filter((page) => names.has(firstPart(page)))
		if (visited.length === 0) return { file, uses: null }
		return { file, uses: new Set([...own, ...reachedFrom([root, ...visited], graph)]) }
	})
}

/**
 * Gives the first part of the addresses of a page: `mains-miq` for `mains-miq.$questionId.tsx`.
 *
 * @param {string} page
 */
function firstPart(page) {
	const name = page.slice(routes.length).replace(/_?\..*$/, '')
	return name === 'index' ? '' : name
}

/**
 * @param {string[]} files
 * @param {ImportGraph} graph
 */
export function reachedFrom(files, graph) {
	const reached = new Set(files)
	for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next)
	return reached
}
