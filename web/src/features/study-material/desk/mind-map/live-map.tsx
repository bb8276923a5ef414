import { languageTags } from '@aravalli/shared/language'
import { useMemo } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { readTree } from '../../mind-map/read-tree.ts'
import { useSettled } from '../use-settled.ts'
import { nodesOf, type OutlineRow } from './outline-rows.ts'
import type { WrittenAt } from './use-outline.ts'

const DrawnMap = lazyPart(() => import('../../mind-map/drawn-map.tsx').then((part) => part.DrawnMap))

interface LiveMapProps {
	rows: OutlineRow[]
	/** The map opens there. */
	written: WrittenAt
	/** @param at the node that was pressed */
	onPress: (at: number) => void
}

/** Stands for what is not written yet. */
const blank = '…'

/** Draws the map as readers see it, in the language that is written. */
export function LiveMap({ rows, written, onPress }: LiveMapProps) {
	const { language } = written
	const settled = useSettled(rows)
	const tree = useMemo(
		() => readTree(nodesOf(settled, language).map((node) => ({ ...node, label: node.label.trim() || blank }))),
		[settled, language],
	)
	return (
		<DrawnMap
			tree={tree}
			lang={languageTags[language]}
			labelledBy="nodes-title-drawing"
			written={Math.min(written.at, tree.length - 1)}
			onPress={onPress}
		/>
	)
}
