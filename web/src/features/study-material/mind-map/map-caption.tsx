import { useMessages } from '#web/lib/messages.ts'
import css from './map-section.module.css'
import { messages as mindMapMessages } from './messages.en.ts'
import type { MapTree } from './read-tree.ts'
import type { MapState } from './walk-tree.ts'

interface MapCaptionProps {
	tree: MapTree
	state: MapState
	lang: string | undefined
}

/**
 * Shows the note of the chosen node. Only the note is told to a reader who does not see it: the node itself says the
 * rest.
 */
export function MapCaption({ tree, state, lang }: MapCaptionProps) {
	const m = useMessages(mindMapMessages)
	const node = tree[state.active]
	if (!node) return null
	return (
		<div>
			<p className={css.name} aria-hidden="true">
				<span lang={lang}>{node.label}</span>
				{node.children.length > 0 && <span className={css.count}>{m.branches(node.children.length)}</span>}
			</p>
			<p className={css.note} role="status" lang={lang}>
				{node.note}
			</p>
		</div>
	)
}
