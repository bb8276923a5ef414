import type { InfographicItem } from '@aravalli/shared/study-material/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { declareLateCode, useLateCode } from '#web/lib/late-code.ts'
import { asWritten } from '#web/ui/as-written.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
// The styles must come with the page.
import './bars.module.css'
import './compare.module.css'
import './facts.module.css'
import './figures.module.css'
import './heights.module.css'
import './levels.module.css'
import './parts.module.css'
import './poster.module.css'
import './steps.module.css'
import './timeline.module.css'

const latePoster = declareLateCode(async () => (await import('./poster.tsx')).Poster)

interface LatePosterProps {
	item: InfographicItem
	/** Where it is not the page's. */
	lang: string | undefined
}

/** The poster, which nothing changes but another item or language: until then what the server has written stands. */
export function LatePoster({ item: { _id: id, blocks }, lang }: LatePosterProps) {
	const Poster = useLateCode(latePoster, `${id} ${useLanguage()}`, !useIsHydrated())
	if (!Poster) return <div {...asWritten} />
	return (
		<div>
			<Poster blocks={blocks} lang={lang} />
		</div>
	)
}
