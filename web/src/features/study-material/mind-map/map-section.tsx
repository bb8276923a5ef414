import { type ComponentType, useEffect, useState } from 'react'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { useMessages } from '#web/lib/messages.ts'
import type { DrawnMapProps } from './drawn-map.tsx'
import css from './map-section.module.css'
import { MapShell } from './map-shell.tsx'
import { mindMapMessages } from './messages.ts'
import type { MapTree } from './read-tree.ts'

/** The place of the drawing. Its code comes when the page is alive; until then the frame is empty, and as large as it will be. */
export function MapSection({ tree, lang }: { tree: MapTree; lang: string | undefined }) {
	const m = useMessages(mindMapMessages)
	const DrawnMap = useDrawnMap()
	return (
		<section className={`needsScript ${css.section}`} aria-labelledby="mind-map">
			<div>
				<h2 id="mind-map" tabIndex={-1}>
					{m.title}
				</h2>
				<p className={css.lead}>{m.lead}</p>
			</div>
			{DrawnMap ? <DrawnMap tree={tree} lang={lang} labelledBy="mind-map" /> : <MapShell />}
		</section>
	)
}

/** Null until it is there. */
function useDrawnMap(): ComponentType<DrawnMapProps> | null {
	const [Drawn, setDrawn] = useState<ComponentType<DrawnMapProps> | null>(null)
	useEffect(() => {
		let isThere = true
		void keepTrying(async () => (await import('./drawn-map.tsx')).DrawnMap).then((loaded) => {
			if (isThere) setDrawn(() => loaded)
		})
		return () => {
			isThere = false
		}
	}, [])
	return Drawn
}
