import css from './drawn-map.module.css'
import type { MapLayout } from './lay-out.ts'
import type { MapTree } from './read-tree.ts'
import { hasBranches, type MapState } from './walk-tree.ts'

interface TreeItemProps {
	id: number
	tree: MapTree
	layout: MapLayout
	state: MapState
}

/**
 * Gives keys, fingers and readers a node: an empty place under what is drawn, in a tree of such places. It is apart
 * from the drawing, because the name of a place would else have in it all the words of its children.
 */
export function TreeItem({ id, tree, layout, state }: TreeItemProps) {
	const node = tree[id]
	const place = layout.places.get(id)
	if (!node || !place) return null
	const isOpen = state.open.has(id)
	const isActive = state.active === id
	return (
		<g
			className={css.place}
			role="treeitem"
			aria-label={node.label}
			aria-level={node.level}
			aria-expanded={hasBranches(tree, id) ? isOpen : undefined}
			aria-selected={isActive}
			tabIndex={isActive ? 0 : -1}
			data-node={id}
		>
			<rect className={css.touch} x={place.x} y={place.y} width={place.width} height={place.height} />
			{isOpen && (
				<g role="group">
					{node.children.map((child) => (
						<TreeItem key={child} id={child} tree={tree} layout={layout} state={state} />
					))}
				</g>
			)}
		</g>
	)
}
