import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { DrawnMap } from './drawn-map.tsx'
import css from './map-section.module.css'
import { messages as mindMapMessages } from './messages.en.ts'
import type { MapTree } from './read-tree.ts'

interface MapSectionProps {
	tree: MapTree
	lang: string | undefined
}

const headingId = 'mind-map'

/** The drawing and what is said above it. */
export function MapSection({ tree, lang }: MapSectionProps) {
	return (
		<MapFrame>
			<DrawnMap tree={tree} lang={lang} labelledBy={headingId} />
		</MapFrame>
	)
}

/** What stands around any drawing of the map. Without JavaScript the list below does for it. */
export function MapFrame({ children }: { children: ReactNode }) {
	const m = useMessages(mindMapMessages)
	return (
		<section className={`needsScript ${css.section}`} aria-labelledby={headingId}>
			<div>
				<h2 id={headingId} tabIndex={-1}>
					{m.title}
				</h2>
				<p className={css.lead}>{m.lead}</p>
			</div>
			{children}
		</section>
	)
}
