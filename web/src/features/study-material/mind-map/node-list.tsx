import { memo } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import colours from './branch-colours.module.css'
import { messages as mindMapMessages } from './messages.en.ts'
import css from './node-list.module.css'
import { BRANCH_COLOURS, type MapTree } from './read-tree.ts'

interface NodeListProps {
	tree: MapTree
	lang: string | undefined
}

/** Says all of the map in words. */
export const NodeList = memo(function NodeList({ tree, lang }: NodeListProps) {
	const m = useMessages(mindMapMessages)
	const [root] = tree
	return (
		<section className={css.section} aria-labelledby="mind-map-list">
			<div>
				<h2 id="mind-map-list" tabIndex={-1}>
					{m.listTitle}
				</h2>
				<p className={css.lead}>{m.listLead}</p>
			</div>
			<div className={`${css.sheet} ${colours.branches}`} lang={lang}>
				<p className={css.root}>{root?.label}</p>
				{root?.note && <p className={css.note}>{root.note}</p>}
				<Items tree={tree} of={0} />
			</div>
		</section>
	)
})

function Items({ tree, of }: { tree: MapTree; of: number }) {
	const node = tree[of]
	if (!node || node.children.length === 0) return null
	return (
		<ul className={node.level === 1 ? css.branches : css.nodes}>
			{node.children.map((id) => (
				<Item key={id} tree={tree} id={id} />
			))}
		</ul>
	)
}

function Item({ tree, id }: { tree: MapTree; id: number }) {
	const node = tree[id]
	if (!node) return null
	return (
		<li data-branch={node.level === 2 ? node.branch % BRANCH_COLOURS : undefined}>
			{node.level === 2 ? <h3 className={css.branch}>{node.label}</h3> : <span>{node.label}</span>}
			{node.note && <span className={css.note}>{node.note}</span>}
			<Items tree={tree} of={id} />
		</li>
	)
}
