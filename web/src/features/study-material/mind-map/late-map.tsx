import { AwaitedPart, declareAwaitedPart } from '#web/ui/awaited-part.tsx'
// The styles must come with the page.
import './branch-colours.module.css'
import './drawn-map.module.css'
import './map-section.module.css'
import css from './late-part.module.css'
import type { MapTree } from './read-tree.ts'

interface LateMapProps {
	tree: MapTree
	lang: string | undefined
}

/** The server draws how the map is first seen; what opens and moves it comes when somebody is there. */
const part = declareAwaitedPart<LateMapProps>(
	import.meta.env.SSR ? async () => (await import('./first-drawing.tsx')).FirstDrawing : null,
	async () => (await import('./map-section.tsx')).MapSection,
)

/** The drawing. */
export function LateMap(props: LateMapProps) {
	return <AwaitedPart of={part} className={css.late} {...props} />
}
