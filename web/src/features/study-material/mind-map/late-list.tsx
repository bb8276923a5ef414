import { useLanguage } from '#web/lib/language.tsx'
import { declareLateCode, useLateCode } from '#web/lib/late-code.ts'
import { asWritten } from '#web/ui/as-written.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
// The styles must come with the page.
import './node-list.module.css'
import css from './late-part.module.css'
import type { MapTree } from './read-tree.ts'

const lateList = declareLateCode(async () => (await import('./node-list.tsx')).NodeList)

interface LateListProps {
	/** Which map it is. */
	id: string
	tree: MapTree
	/** Where it is not the page's. */
	lang: string | undefined
}

/** The map as a list, which nothing changes but another map or language: until then what the server has written stands. */
export function LateList({ id, tree, lang }: LateListProps) {
	const NodeList = useLateCode(lateList, `${id} ${useLanguage()}`, !useIsHydrated())
	if (!NodeList) return <div className={css.late} {...asWritten} />
	return (
		<div className={css.late}>
			<NodeList tree={tree} lang={lang} />
		</div>
	)
}
