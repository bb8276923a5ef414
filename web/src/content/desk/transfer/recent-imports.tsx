import { formatMoment } from '@aravalli/shared/format-moment'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { isUnderWay, useRecentImports } from './import-calls.ts'
import { importLink } from './import-link.ts'
import { messages as transferMessages } from './messages.en.ts'
import css from './transfer.module.css'

/** Leads back to what was begun today. Whoever cannot have it can still choose a file. */
export function RecentImports({ api, type }: { api: ApiClient; type: string }) {
	const m = useMessages(transferMessages)
	const language = useLanguage()
	const imports = useRecentImports(api, type).data?.data ?? []
	if (imports.length === 0) return null
	return (
		<section aria-labelledby="recent" className={css.section}>
			<h2 id="recent">{m.recent}</h2>
			<Sheet as="ul">
				{imports.map(({ id, fileName, status, createdAt, rowsDone, rowsTotal }) => (
					<li key={id} className={css.recent}>
						<PageLink link={importLink(type, id)}>{fileName || m.unnamed}</PageLink>
						<span>
							{m.states[status]}
							{isUnderWay({ status }) && ` · ${m.rowsDone(rowsDone, rowsTotal)}`}
						</span>
						<span className={css.hint}>{formatMoment(createdAt, language)}</span>
					</li>
				))}
			</Sheet>
		</section>
	)
}
