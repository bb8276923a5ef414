import { useMessages } from '#web/lib/messages.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { DrawnMap } from './drawn-map.tsx'
import { FirstDrawing } from './first-drawing.tsx'
import css from './map-section.module.css'
import { messages as mindMapMessages } from './messages.en.ts'
import type { MapTree } from './read-tree.ts'

interface MapSectionProps {
	tree: MapTree
	lang: string | undefined
}

const headingId = 'mind-map'

/**
 * Shows the drawing and what is said above it: as the server draws it, until the browser knows the frame and the
 * letters. Without JavaScript the list below does for it.
 */
export function MapSection({ tree, lang }: MapSectionProps) {
	const m = useMessages(mindMapMessages)
	const isHydrated = useIsHydrated()
	return (
		<section className={`needsScript ${css.section}`} aria-labelledby={headingId}>
			<div>
				<h2 id={headingId} tabIndex={-1}>
					{m.title}
				</h2>
				<p className={css.lead}>{m.lead}</p>
			</div>
			{isHydrated ? (
				<DrawnMap tree={tree} lang={lang} labelledBy={headingId} />
			) : (
				<FirstDrawing tree={tree} lang={lang} />
			)}
		</section>
	)
}
