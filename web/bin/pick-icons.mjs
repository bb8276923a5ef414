/**
 * Writes src/ui/icons.ts: the Lucide icons that the product uses, each as one SVG path. To add an icon, add its Lucide name
 * (https://lucide.dev/icons) to the list and run:
 *
 *   node bin/pick-icons.mjs
 */
import { readFile, writeFile } from 'node:fs/promises'

const names = [
	'a-large-small',
	'arrow-left',
	'award',
	'bell',
	'bold',
	'book',
	'book-open',
	'brain',
	'calendar',
	'calendar-check',
	'calendar-days',
	'camera',
	'chart-column',
	'chart-line',
	'chart-pie',
	'check',
	'chevron-down',
	'chevron-left',
	'chevron-right',
	'circle-alert',
	'circle-check',
	'circle-dashed',
	'circle-question-mark',
	'clipboard-check',
	'clipboard-list',
	'clock',
	'compass',
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
	'list-tree',
	'lock',
	'log-out',
	'map',
	'maximize',
	'menu',
	'message-circle',
	'message-square',
	'minus',
	'moon',
	'mountain',
	'network',
	'newspaper',
	'notebook-pen',
	'pause',
	'pen-line',
	'pin',
	'pin-off',
	'play',
	'plus',
	'printer',
	'receipt',
	'reply',
	'rotate-cw',
	'search',
	'send',
	'share-2',
	'shield-check',
	'smartphone',
	'sparkles',
	'square-pen',
	'star',
	'sun',
	'target',
	'thumbs-up',
	'timer',
	'trash',
	'trending-up',
	'triangle-alert',
	'trophy',
	'upload',
	'user',
	'wifi-off',
	'x',
	'zap',
	'zoom-in',
	'zoom-out',
]

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

const lines = names.map((name) => {
	const constant = `${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Icon`
	const path = nodes[name].map(([shape, attributes]) => toPath[shape](attributes)).join('')
	const line = `export const ${constant} = '${path}'`
	return line.length > 120 ? line.replace(' = ', ' =\n\t') : line
})

const head = `/** Lucide ${version} (ISC licence); written by web/bin/pick-icons.mjs. */`
await writeFile(new URL('../src/ui/icons.ts', import.meta.url), `${head}\n${lines.join('\n')}\n`)
