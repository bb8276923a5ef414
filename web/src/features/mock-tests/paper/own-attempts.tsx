import { formatMoment } from '@aravalli/shared/format-moment'
import type { AttemptRow } from '@aravalli/shared/mock-tests/contract'
import { useId } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { marksText, totalText } from '../marks-text.ts'
import { messages as testMessages } from '../messages.en.ts'
import { resultLink } from '../mock-test-links.ts'
import css from './own-attempts.module.css'
import page from './paper-page.module.css'

/** Lists what the viewer has made of a paper before, the newest first; each leads to its result. */
export function OwnAttempts({ attempts, title }: { attempts: readonly AttemptRow[]; title?: string }) {
	const m = useMessages(testMessages)
	const language = useLanguage()
	const id = useId()
	const finished = attempts.filter(({ status }) => status === 'finished')
	if (finished.length === 0) return null
	return (
		<section aria-labelledby={id} className={page.section}>
			<h2 id={id}>{title ?? m.yourAttempts}</h2>
			<Sheet as="ul">
				{finished.map((attempt) => (
					<li key={attempt.attemptId}>
						<PageLink link={resultLink(attempt.attemptId)} className={css.row}>
							<span className={css.day}>{m.attemptOf(formatMoment(attempt.startedAt, language))}</span>
							<Marks attempt={attempt} />
							<Icon path={chevronRightIcon} />
						</PageLink>
					</li>
				))}
			</Sheet>
		</section>
	)
}

function Marks({ attempt: { marksHundredths, maxHundredths, isDisqualified } }: { attempt: AttemptRow }) {
	const m = useMessages(testMessages)
	if (marksHundredths === null) return <Badge tone="warn">{m.marking}</Badge>
	return (
		<span className={css.marks}>
			{isDisqualified && <Badge tone="bad">{m.onlyDisqualified}</Badge>} <b>{marksText(marksHundredths)}</b> /{' '}
			{totalText(maxHundredths)}
		</span>
	)
}
