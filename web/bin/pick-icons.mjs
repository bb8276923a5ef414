/**
 * Writes src/ui/icons.ts and the icons of pages that are still to come: the Lucide icons that the product uses, each as one SVG path. To add an icon, add its Lucide name
 * (https://lucide.dev/icons) to the list and run:
 *
 *   node bin/pick-icons.mjs
 */
import { readFile, writeFile } from 'node:fs/promises'

/** Every page has these icons: put here what many pages show. */
const names = [
	'a-large-small',
	'arrow-left',
	'bell',
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
	'clipboard-check',
	'clipboard-list',
	'clock',
	'download',
	'eye',
	'eye-off',
	'file-clock',
	'file-text',
	'graduation-cap',
	'image',
	'info',
	'library',
	'lightbulb',
	'list',
	'list-checks',
	'lock',
	'map',
	'menu',
	'message-circle',
	'message-square',
	'moon',
	'network',
	'notebook-pen',
	'pause',
	'pen-line',
	'play',
	'plus',
	'rotate-cw',
	'search',
	'send',
	'share-2',
	'smartphone',
	'square-pen',
	'star',
	'sun',
	'target',
	'trash',
	'upload',
	'user',
	'wifi-off',
	'x',
	'zap',
]

/** The pages that are still to come have these, which no other page loads. */
const comingSoonNames = [
	'award',
	'bell',
	'calendar-days',
	'chart-pie',
	'circle-question-mark',
	'compass',
	'list-tree',
	'mountain',
	'newspaper',
	'shield-check',
	'sparkles',
	'timer',
	'trending-up',
	'trophy',
]

/** The menu of an account has these, and it comes when it is opened. */
const shellNames = ['layout-dashboard', 'log-out']

const profileNames = ['laptop']

/** Whoever buys something sees these. */
const paymentNames = ['hourglass', 'shield-check', 'undo-2']

const planNames = ['users', 'video']

/** Whoever sends pages of an answer sees these. */
const copyNames = [
	'arrow-right',
	'crop',
	'grip-vertical',
	'hourglass',
	'image-plus',
	'printer',
	'shield-check',
	'triangle-alert',
]

const strategyNames = ['brain', 'trending-up']

const studyLogNames = ['hourglass', 'undo-2']

const quizResultNames = ['circle-dashed', 'contrast', 'flag']

const mockTestNames = ['circle-dashed', 'circle-question-mark', 'flag', 'layout-grid', 'timer']

/** A thread has these, and it comes when it is opened. */
const commentNames = ['flag', 'image-plus', 'pin', 'pin-off', 'reply', 'thumbs-up']

/** Maps and mind maps show these icons. */
const studyNames = [
	'crosshair',
	'list-chevrons-down-up',
	'list-chevrons-up-down',
	'maximize',
	'minus',
	'printer',
	'zoom-in',
	'zoom-out',
]

/** What can be made larger has these. */
const zoomNames = ['zoom-in', 'zoom-out']

/** Editors of drawings have these. */
const studyDeskNames = [
	'arrow-down',
	'arrow-up',
	'list-indent-decrease',
	'list-indent-increase',
	'message-square-text',
	'undo-2',
]

/** The schedule of daily questions has these. */
const scheduleNames = ['arrow-up']

/** The evaluator's desk has these. */
const evaluationNames = [
	'arrow-up',
	'circle',
	'circle-question-mark',
	'eraser',
	'hand',
	'highlighter',
	'hourglass',
	'minus',
	'pencil',
	'redo-2',
	'spline',
	'type',
	'underline',
	'undo-2',
	'zoom-in',
	'zoom-out',
]

/** Fields in which editors write have these. */
const editingNames = ['bold', 'list-ordered', 'triangle-alert']

/** The field of rich text has these, and it comes when somebody is about to write. */
const richTextNames = [
	'heading-2',
	'heading-3',
	'italic',
	'link',
	'list-indent-decrease',
	'list-indent-increase',
	'quote',
	'redo-2',
	'remove-formatting',
	'subscript',
	'superscript',
	'table',
	'undo-2',
]

/** The desk's rail has these beside the ones of the menus. */
const deskNames = ['bell', 'calendar-days', 'flag', 'globe', 'images', 'indian-rupee', 'newspaper', 'users']

/** Writes each SVG shape as path data. A shape that Lucide has and this lacks ends the script. */
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

const lineOf = (name) => {
	const constant = `${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Icon`
	const path = nodes[name].map(([shape, attributes]) => toPath[shape](attributes)).join('')
	const line = `export const ${constant} = '${path}'`
	return line.length > 120 ? line.replace(' = ', ' =\n\t') : line
}

const head = `/** Lucide ${version} (ISC licence); written by web/bin/pick-icons.mjs. */`
for (const [file, picked] of [
	['ui/icons.ts', names],
	['content/desk/rail/icons.ts', deskNames],
	['features/coming-soon/icons.ts', comingSoonNames],
	['features/comments/icons.ts', commentNames],
	['features/study-material/icons.ts', studyNames],
	['features/study-material/desk/icons.ts', studyDeskNames],
	['ui/zoom/icons.ts', zoomNames],
	['features/shell/icons.ts', shellNames],
	['features/accounts/profile/icons.ts', profileNames],
	['features/daily-questions/desk/icons.ts', scheduleNames],
	['features/evaluation-plans/icons.ts', planNames],
	['features/answer-copies/icons.ts', copyNames],
	['features/evaluation/desk/icons.ts', evaluationNames],
	['features/payments/icons.ts', paymentNames],
	['features/strategy/icons.ts', strategyNames],
	['features/quizzes/result/icons.ts', quizResultNames],
	['features/study-log/icons.ts', studyLogNames],
	['features/mock-tests/icons.ts', mockTestNames],
	['ui/editing/icons.ts', editingNames],
	['ui/editing/rich-text/icons.ts', richTextNames],
])
	await writeFile(new URL(`../src/${file}`, import.meta.url), `${head}\n${picked.map(lineOf).join('\n')}\n`)
