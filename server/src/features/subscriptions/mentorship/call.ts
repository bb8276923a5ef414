import type { mentorshipCallKind } from '@aravalli/shared/expert-sessions/kinds'
import type { Item } from '../../../content/items.ts'

export interface Call {
	id: string
	startsAt: Date
	link: string
	/** Are the plans that it is for; none: all that have mentorship. */
	plans: string[]
	title: string
	agenda: string
}

/** Its day and hour are those of India. */
export function callOf({ id, common, texts }: Item<typeof mentorshipCallKind>): Call {
	const { day, startsAt, link, plans } = common
	return { id, link, plans, startsAt: new Date(`${day}T${startsAt}:00+05:30`), ...texts }
}
