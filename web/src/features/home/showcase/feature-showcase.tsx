import type { ApiClient } from '#web/lib/api.ts'
import { declareNearPart, NearPart } from '#web/ui/near-part.tsx'
import './samples.module.css'
import './showcase.module.css'

const part = declareNearPart(null, async () => (await import('./showcase-part.tsx')).ShowcasePart)

/** Four ways of preparing, each with a sample, which take turns every 4 seconds. */
export function FeatureShowcase({ api }: { api: ApiClient }) {
	return <NearPart of={part} api={api} />
}
