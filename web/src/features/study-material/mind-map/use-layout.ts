import { type RefObject, useMemo } from 'react'
import type { Size } from '../canvas/camera.ts'
import { layOut, type MapLayout } from './lay-out.ts'
import { lookOf, type NodeLook, type Setting, spacing } from './node-look.ts'
import type { MapNode, MapTree } from './read-tree.ts'
import { useSetting } from './use-setting.ts'

export interface Drawing {
	layout: MapLayout
	setting: Setting
	frame: Size
	hasTwoSides: boolean
	lookOf: (node: MapNode) => NodeLook
}

/**
 * A frame that is narrower, in rem, shows two levels side by side at best; a wide one also has room left of the root.
 */
const NARROW = 40
const WIDE = 56

/** Says where everything is; null until the frame and the letters can be measured. */
export function useLayout(
	tree: MapTree,
	open: ReadonlySet<number>,
	frameRef: RefObject<HTMLElement | null>,
): Drawing | null {
	const words = useMemo(() => tree.map(({ label }) => label).join(' '), [tree])
	const measured = useSetting(frameRef, words)
	const looks = useMemo(() => {
		if (!measured) return null
		const { frame, rem, measure } = measured
		const setting: Setting = { rem, isNarrow: frame.width < NARROW * rem, hasMatras: /[ऀ-ॿ]/.test(words) }
		const known = new Map<number, NodeLook>()
		function knownLook(node: MapNode): NodeLook {
			const look = known.get(node.id) ?? lookOf(node, setting, measure)
			known.set(node.id, look)
			return look
		}
		return { frame, setting, lookOf: knownLook, hasTwoSides: frame.width >= WIDE * rem }
	}, [measured, words])
	return useMemo(() => {
		if (!looks) return null
		const { setting, hasTwoSides } = looks
		const layout = layOut(tree, { open, sizeOf: looks.lookOf, spacing: spacing(setting), hasTwoSides })
		return { ...looks, layout }
	}, [tree, open, looks])
}
