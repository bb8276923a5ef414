import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Reading } from '@aravalli/shared/readings/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './continue-reading.module.css'
import { messages as readingsMessages } from './messages.en.ts'

/** Leads back to what a learner opened last. @param first stands above it, and is null where there is nothing */
export function ContinueReading({ opened, first }: { opened: readonly Reading[]; first: ReactNode }) {
	const m = useMessages(readingsMessages)
	const language = useLanguage()
	if (opened.length === 0 && !first) return null
	return (
		<Sheet as="section">
			<h2 className={css.title}>{m.continue}</h2>
			<ul>
				{first}
				{opened.map(({ kind, kindName, itemId, title, path, isFallback, openedAt }) => (
					<LinkRow
						key={`${kind}/${itemId}`}
						href={path}
						title={title}
						lang={isFallback ? 'en' : undefined}
						above={kindName}
						below={formatDay(indiaDay(new Date(openedAt)), language)}
					/>
				))}
			</ul>
		</Sheet>
	)
}
