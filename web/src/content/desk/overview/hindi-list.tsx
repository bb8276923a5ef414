import { worklists } from '@aravalli/shared/content/content'
import { kinds } from '@aravalli/shared/kinds'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { cappedCount } from '../capped-count.ts'
import { changedLink, readDeskSearch } from '../list/desk-search.ts'
import { messages as listMessages } from '../list/messages.en.ts'
import type { KindOverview } from '../use-overview.ts'
import { messages as overviewMessages } from './messages.en.ts'
import css from './overview.module.css'

/** Leads to what Hindi readers do not have yet, or only as it was, list by list. */
export function HindiList({ counted }: { counted: KindOverview[] }) {
	const m = useMessages(overviewMessages)
	const { tabs } = useMessages(listMessages)
	const language = useLanguage()
	const waiting = kinds.flatMap((kind) => {
		const needs = counted.find((one) => one.kind === kind.name)?.needsHindi
		const lists = worklists.flatMap((status) => (needs?.[status] ? [{ status, count: needs[status] }] : []))
		return lists.length > 0 ? [{ kind, lists }] : []
	})
	if (waiting.length === 0) return <p>{m.hindi.none}</p>
	return (
		<ul className={css.needs}>
			{waiting.map(({ kind, lists }) => (
				<li key={kind.name}>
					<span className={css.name}>{kind.names[language]}</span>
					<ul className={css.lists}>
						{lists.map(({ status, count }) => (
							<li key={status}>
								<PageLink
									link={changedLink(kind.name, readDeskSearch(kind, {}), { status, needs: 'hindi' })}
									className={css.list}
								>
									{tabs[status](cappedCount(count))}
								</PageLink>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	)
}
