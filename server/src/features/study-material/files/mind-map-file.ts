import type { Bilingual, Language } from '@aravalli/shared/language'
import type { MindMap } from '@aravalli/shared/study-material/item-contract'
import { z } from 'zod'
import { optional, pair } from './pair.ts'

export interface MindMapFileNode {
	label: Bilingual
	/** A note says a sentence more. */
	note?: Bilingual | undefined
	children?: MindMapFileNode[] | undefined
}

const node: z.ZodType<MindMapFileNode> = z.strictObject({
	label: pair,
	note: pair.optional(),
	children: z.lazy(() => z.array(node)).optional(),
})

export const mindMapFile = { tree: node }

/** Gives the tree as an outline, which is how it is stored and answered. */
export function mindMapIn(tree: MindMapFileNode, language: Language, level = 1): MindMap {
	const { label, note, children = [] } = tree
	return {
		nodes: [
			{ level, label: label[language], ...optional('note', note, language) },
			...children.flatMap((child) => mindMapIn(child, language, level + 1).nodes),
		],
	}
}
