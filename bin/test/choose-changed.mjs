/**
 * Tells what a change can break. It is decided file by file; whatever is not surely out of reach is run.
 *
 * @typedef {object} Choice
 * @property {'all' | string[]} unit Vitest follows the imports of these files
 * @property {'all' | string[]} stories files of browser tests
 * @property {boolean} durability
 * @property {string[]} reasons a line for each changed file
 */

const isOutOfReach = (/** @type {string} */ file) =>
	/\.md$|^(docs|bench|\.ci)\/|^\.(gitignore|editorconfig)$/.test(file)
/** Only the checks and Vitest's own graph need to know of these. */
const isUnitOnly = (/** @type {string} */ file) =>
	/\.test\.(tsx?|mjs)$|^server\/src\/testing\/|^bin\//.test(file) && !file.startsWith('bin/prepare/')
const isStory = (/** @type {string} */ file) => /^e2e\/(?!durability\/).+\.e2e\.ts$/.test(file)
const feature = /^server\/src\/features\/([^/]+)\/.+\.ts$/
/** Tests read these by other ways than imports, or they are programs of their own, started by their address. */
const isOutOfGraph = (/** @type {string} */ file) =>
	/^content\/|^server\/migrations\/|\.(json|typ|sql)$|^server\/.+-(process|thread)\.ts$/.test(file)
const isOfStorage = (/** @type {string} */ file) =>
	/^e2e\/durability\/|^server\/migrations\/|^server\/src\/platform\/(database|files|jobs|pictures)\//.test(file)

/**
 * @param {string[]} changed
 * @param {import('./story-graph.mjs').Story[]} stories
 * @param {string[]} readers tests that read sources as texts: they are run for whatever has changed
 * @returns {Choice}
 */
export function chooseChanged(changed, stories, readers) {
	const chosen = changed.map((file) => ({ file, found: storiesOf(file, stories) }))
	const isAll = chosen.some(({ found }) => found === 'all')
	const files = new Set(chosen.flatMap(({ found }) => found))
	return {
		unit: unitTestsOf(
			changed.filter((file) => !isOutOfReach(file)),
			readers,
		),
		stories: isAll ? 'all' : [...files].sort(),
		durability: changed.some(isOfStorage),
		reasons: chosen.map(({ file, found }) => `${file}: ${describe(found)}`),
	}
}

/**
 * @param {string[]} changed
 * @param {string[]} readers
 */
function unitTestsOf(changed, readers) {
	if (changed.some((file) => !isUnitOnly(file) && isOutOfGraph(file))) return 'all'
	return changed.length === 0 ? [] : [...new Set([...changed, ...readers])]
}

/**
 * @param {string} file
 * @param {import('./story-graph.mjs').Story[]} stories
 * @returns {'all' | string[]}
 */
function storiesOf(file, stories) {
	if (isOutOfReach(file) || isUnitOnly(file) || file.startsWith('e2e/durability/')) return []
	// A story that is there no more has nothing to run.
	if (isStory(file)) return stories.some((story) => story.file === file) ? [file] : []
	const slug = feature.exec(file)?.[1]
	// Hindi texts come in the place of the English ones, which are imported.
	const imported = file.replace(/\.hi\.ts$/, '.en.ts')
	const isUsed = slug
		? (/** @type {string} */ used) =>
				used.startsWith(`web/src/features/${slug}/`) || used.startsWith(`shared/src/${slug}/`)
		: (/** @type {string} */ used) => used === imported
	const users = stories.filter(({ uses }) => uses && [...uses].some(isUsed))
	// A file that no page imports, such as the beginning of the program, is part of all.
	if (users.length === 0) return 'all'
	const unsure = stories.filter(({ uses }) => !uses)
	return [...users, ...unsure].map((story) => story.file)
}

/** @param {'all' | string[]} found */
function describe(found) {
	if (found === 'all') return 'all browser tests'
	return found.length === 0 ? 'no browser test' : `${found.length} files of browser tests`
}
