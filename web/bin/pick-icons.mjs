/**
 * Writes src/ui/icons: the Lucide icons that the product uses, each as one SVG path in a file of its own, so that it comes with
 * the pages that show it; and those of the pages that are coming and of the strategy. To add an icon, add its Lucide name (https://lucide.dev/icons) to a list and run:
 *
 *   node bin/pick-icons.mjs
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'

const names = [
	'a-large-small',
	'arrow-left',
	'bold',
	'book',
	'book-open',
	'calendar',
	'calendar-check',
	'camera',
	'chart-column',
	'chart-line',
	'check',
	'chevron-down',
	'chevron-left',
	'chevron-right',
	'circle-alert',
	'circle-check',
	'circle-dashed',
	'clipboard-check',
	'clipboard-list',
	'clock',
	'contrast',
	'crosshair',
	'download',
	'eye',
	'eye-off',
	'file-clock',
	'file-text',
	'flag',
	'graduation-cap',
	'image',
	'image-plus',
	'info',
	'laptop',
	'layout-dashboard',
	'library',
	'lightbulb',
	'list',
	'list-checks',
	'list-chevrons-down-up',
	'list-chevrons-up-down',
	'list-ordered',
	'lock',
	'log-out',
	'map',
	'maximize',
	'menu',
	'message-circle',
	'message-square',
	'minus',
	'moon',
	'network',
	'notebook-pen',
	'pause',
	'pen-line',
	'pin',
	'pin-off',
	'play',
	'plus',
	'printer',
	'reply',
	'rotate-cw',
	'search',
	'send',
	'share-2',
	'smartphone',
	'square-pen',
	'star',
	'sun',
	'target',
	'thumbs-up',
	'trash',
	'triangle-alert',
	'upload',
	'user',
	'wifi-off',
	'x',
	'zap',
	'zoom-in',
	'zoom-out',
]

const comingSoonNames = [
	'award',
	'bell',
	'book-open',
	'calendar-days',
	'chart-pie',
	'circle-question-mark',
	'clipboard-check',
	'clock',
	'compass',
	'file-text',
	'graduation-cap',
	'layout-dashboard',
	'library',
	'lightbulb',
	'list-checks',
	'list-tree',
	'map',
	'mountain',
	'network',
	'newspaper',
	'notebook-pen',
	'pen-line',
	'receipt',
	'shield-check',
	'sparkles',
	'star',
	'timer',
	'trending-up',
	'trophy',
	'upload',
	'zap',
]

/** Of the strategy, whose items name them so. They are in one file: what several pages share would weigh on all that have any icon. */
const strategyNames = {
	BookOpen: 'book-open',
	Target: 'target',
	Clock: 'clock',
	CheckCircle: 'circle-check',
	TrendingUp: 'trending-up',
	Brain: 'brain',
	Calendar: 'calendar',
}

/** Each SVG shape as path data. A shape that Lucide has and this lacks ends the script. */
const toPath = {
	// A path may begin with a relative move; where it follows another one, it is to start from the corner again.
	path: ({ d }) => (d.startsWith('M') ? d : `M0 0${d}`),
	circle: ({ cx, cy, r }) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
	line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
	polyline: ({ points }) => `M${points}`,
	polygon: ({ points }) => `M${points}z`,
	rect({ x, y, width, height, rx = 0 }) {
		const arc = (dx, dy) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`
		const across = width - 2 * rx
		const down = height - 2 * rx
		return `M${+x + +rx} ${y}h${across}${arc(rx, rx)}v${down}${arc(-rx, rx)}h${-across}${arc(-rx, -rx)}v${-down}${arc(rx, -rx)}z`
	},
}

const nodes = JSON.parse(await readFile(new URL('../../node_modules/lucide-static/icon-nodes.json', import.meta.url)))
const { version } = JSON.parse(
	await readFile(new URL('../../node_modules/lucide-static/package.json', import.meta.url)),
)

const pathOf = (name) => nodes[name].map(([shape, attributes]) => toPath[shape](attributes)).join('')
const source = `Lucide ${version} (ISC licence)`

const icons = new URL('../src/ui/icons/', import.meta.url)
await rm(icons, { recursive: true, force: true })
await mkdir(icons)
for (const name of names) {
	const constant = `${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Icon`
	const line = `export const ${constant} = '${pathOf(name)}'`
	const code = line.length > 120 ? line.replace(' = ', ' =\n\t') : line
	await writeFile(new URL(`${name}.ts`, icons), `/** ${source}; written by web/bin/pick-icons.mjs. */\n${code}\n`)
}

/** The lines of an object. @param {[string, string][]} names keys, and the Lucide name of each */
function linesOf(names) {
	return names.map(([key, name]) => {
		const line = `\t${key.includes('-') ? `'${key}'` : key}: '${pathOf(name)}',`
		return line.length > 117 ? line.replace(': ', ':\n\t\t') : line
	})
}

const written = 'Written by web/bin/pick-icons.mjs.'
const comingSoon = linesOf(comingSoonNames.map((name) => [name, name])).join('\n')
await writeFile(
	new URL('../src/features/coming-soon/page-icons.ts', import.meta.url),
	`/** ${source}, by name, of the pages that are coming. ${written} */\nexport const pageIcons = {\n${comingSoon}\n}\n`,
)

const strategy = linesOf(Object.entries(strategyNames)).join('\n')
await writeFile(
	new URL('../src/features/strategy/strategy-icons.ts', import.meta.url),
	`/** ${source}, by the names of the calls. ${written} */\nexport const strategyIcons = {\n${strategy}\n}\n`,
)
