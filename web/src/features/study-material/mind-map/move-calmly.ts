import { isMotionReduced } from '#web/lib/is-motion-reduced.ts'
import type { MapLayout, PlacedNode } from './lay-out.ts'
import type { MapTree } from './read-tree.ts'

/**
 * The movement has the values of --calm and --ease. Nodes and the layer move alike, so that a reader who has opened a
 * node sees it stay where it is.
 */
export const CALM = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' }

/** Beyond this a phone cannot move that many words without jerking: they are there at once. */
export const MOST_IN_MOTION = 70

/** Tells whether things glide to their places. */
export const isCalm = (layer: SVGSVGElement) => layer.dataset.calm !== undefined && !isMotionReduced()

interface Way {
	x: number
	y: number
}

const still: Way = { x: 0, y: 0 }
const wayBetween = (from: PlacedNode | undefined, to: PlacedNode | undefined): Way =>
	from && to ? { x: from.x - to.x, y: from.y - to.y } : still

/** Nodes that have another place glide there from where they were; a branch as a whole. */
export function moveCalmly(layer: SVGSVGElement, tree: MapTree, from: MapLayout, to: MapLayout): void {
	if (!isCalm(layer)) return
	for (const element of layer.querySelectorAll<SVGElement>('[data-face]')) {
		const node = tree[Number(element.dataset.face)]
		if (!node) continue
		const way = wayBetween(from.places.get(node.id), to.places.get(node.id))
		const parent = node.parent ?? node.id
		const withParent = parent === node.id ? still : wayBetween(from.places.get(parent), to.places.get(parent))
		const [x, y] = [way.x - withParent.x, way.y - withParent.y]
		if (from.places.has(node.id) && (x !== 0 || y !== 0)) {
			element.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] }, CALM)
		}
	}
}
