import { formatDay } from '@aravalli/shared/format-day'
import { addDays } from '@aravalli/shared/india-time'
import type { RevisionDay } from '@aravalli/shared/revision/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as revisionMessages } from '../messages.en.ts'

interface DayStateProps {
	day: Pick<RevisionDay, 'day' | 'hasCards'>
	done: number
	/** Is null where there is none, or it is not known. */
	next: RevisionDay['next']
}

/** Says that nothing is to be revised now: today's is done, there is none, or nothing has come yet. */
export function DayState({ day, done, next }: DayStateProps) {
	const m = useMessages(revisionMessages)
	const language = useLanguage()
	const practise = (
		<MenuLink href="/prelims-practice" className={buttonClass()}>
			{m.practise}
		</MenuLink>
	)
	const isTomorrow = next?.day === addDays(day.day, 1)
	const later =
		next && (isTomorrow ? m.tomorrow(next.questions) : m.later(next.questions, formatDay(next.day, language)))
	return (
		<Sheet>
			{done > 0 ? (
				<EmptyState
					as="h2"
					title={m.done}
					text={[m.doneText(done), later].filter(Boolean).join(' ')}
					action={practise}
				/>
			) : day.hasCards ? (
				<EmptyState as="h2" title={m.nothingToday} text={later ?? ''} action={practise} />
			) : (
				<EmptyState as="h2" title={m.nothingYet} text={m.nothingYetText} action={practise} />
			)}
		</Sheet>
	)
}
