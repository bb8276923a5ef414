/**
 * This is the map as it is first seen, drawn by the server: it is there with the page, before and without any code, and stands
 * until the browser draws its own. A server knows neither the frame nor the letters: it draws for a telephone and for a wide
 * screen, and widths are estimated.
 */
import colours from './branch-colours.module.css'
import drawn from './drawn-map.module.css'
import css from './first-drawing.module.css'
import { layOut } from './lay-out.ts'
import { MapBranch } from './map-branch.tsx'
import { MapShell } from './map-shell.tsx'
import { lookOf, type MeasureText, type NodeLook, spacing } from './node-look.ts'
import type { MapNode, MapTree } from './read-tree.ts'
import { firstState } from './walk-tree.ts'

interface FirstDrawingProps {
	tree: MapTree
	lang: string | undefined
}

/** Stands where the drawing is going to be. */
export function FirstDrawing({ tree, lang }: FirstDrawingProps) {
	return (
		<MapShell>
			<FirstPictures tree={tree} lang={lang} />
		</MapShell>
	)
}

/** Draws the map for either frame; the reader sees one of them. */
export function FirstPictures({ tree, lang }: FirstDrawingProps) {
	return (
		<>
			<Plain tree={tree} lang={lang} frame="narrow" />
			<Plain tree={tree} lang={lang} frame="wide" />
		</>
	)
}

/** A reader who has changed nothing has this text size. */
const REM = 16
const RIM = 12

function Plain({ tree, lang, frame }: FirstDrawingProps & { frame: 'narrow' | 'wide' }) {
	const { open } = firstState(tree)
	const drawing = drawingFor(tree, open, frame)
	const { x, y, width, height } = drawing.layout.bounds
	const [wide, high] = [width + 2 * RIM, height + 2 * RIM]
	return (
		<svg
			className={`${css.first} ${colours.branches}`}
			data-frame={frame}
			width={wide}
			height={high}
			viewBox={`${x - RIM} ${y - RIM} ${wide} ${high}`}
			lang={lang}
			aria-hidden="true"
		>
			<g className={drawn.drawing}>
				<MapBranch id={0} tree={tree} drawing={drawing} state={{ open, active: -1 }} />
			</g>
		</svg>
	)
}

function drawingFor(tree: MapTree, open: ReadonlySet<number>, frame: 'narrow' | 'wide') {
	const hasMatras = tree.some(({ label }) => /[ऀ-ॿ]/.test(label))
	const setting = { rem: REM, isNarrow: frame === 'narrow', hasMatras }
	const hasTwoSides = frame === 'wide'
	const looks = new Map<number, NodeLook>()
	function knownLook(node: MapNode): NodeLook {
		const look = looks.get(node.id) ?? lookOf(node, setting, estimate)
		looks.set(node.id, look)
		return look
	}
	const layout = layOut(tree, { open, sizeOf: knownLook, spacing: spacing(setting), hasTwoSides })
	return { layout, setting, frame: { width: 0, height: 0 }, hasTwoSides, lookOf: knownLook }
}

/** Widths of signs are told in shares of the size of the letters, rather too wide than too narrow; heavier letters are wider. */
const signs = new Intl.Segmenter('hi')
const share = (sign: string) => {
	if (sign === ' ') return 0.27
	if (/^[ऀ-ॿ]/.test(sign)) return 0.69
	return /^[A-Z0-9–]/.test(sign) ? 0.62 : 0.54
}

const estimate: MeasureText = (words, { size, weight }) => {
	const shares = [...signs.segment(words)].reduce((sum, { segment }) => sum + share(segment), 0)
	return shares * size * REM * (weight > 500 ? 1.05 : 1)
}
