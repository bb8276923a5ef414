import type { ApiClient } from '#web/lib/api.ts'
import { declareNearPart, NearPart } from '#web/ui/near-part.tsx'
import './how-it-works.module.css'

const part = declareNearPart(null, async () => (await import('./how-it-works-part.tsx')).HowItWorksPart)

/** Four steps of practice. */
export function HowItWorks({ api }: { api: ApiClient }) {
	return <NearPart of={part} api={api} />
}
