import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay, lastIndiaDay } from '@aravalli/shared/india-time'
import type { Subscription } from '@aravalli/shared/subscriptions/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { checkIcon, clockIcon, xIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Note } from '#web/ui/note.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as subscriptionMessages } from './messages.en.ts'
import css from './subscription-card.module.css'
import { daysLeft, elapsedShare, type Urgency, urgencyOf } from './urgency.ts'

interface SubscriptionCardProps {
	subscription: Subscription
	/** Counts the learner's answers. */
	answered: { sent: number; returned: number }
	/** Is the same on the server and in the first render over its markup. */
	now: Date
}

const looks = {
	ACTIVE: { tone: 'ok', icon: checkIcon },
	EXPIRED: { tone: 'grey', icon: clockIcon },
	CANCELLED: { tone: 'grey', icon: xIcon },
} as const

const tones: Record<Urgency, 'moving' | 'warning' | 'danger' | 'over'> = {
	normal: 'moving',
	warning: 'warning',
	critical: 'danger',
	expired: 'over',
}

/** Shows what the learner has bought and how long it still lasts. */
export function SubscriptionCard({ subscription, answered, now }: SubscriptionCardProps) {
	const m = useMessages(subscriptionMessages)
	const language = useLanguage()
	const { status, startDate, endDate, evaluationPlanId, courseId } = subscription
	const dayOf = (moment: string) => formatDay(indiaDay(new Date(moment)), language)
	const lastDay = formatDay(lastIndiaDay(new Date(endDate)), language)
	const days = status === 'ACTIVE' ? Math.max(0, daysLeft(subscription, now)) : 0
	const urgency = urgencyOf(days)
	return (
		<Sheet as="section" isPadded className={css.card}>
			<div className={css.header}>
				<h2 className={css.title}>{evaluationPlanId?.title ?? courseId?.title}</h2>
				<Badge {...looks[status]}>{m.statuses[status]}</Badge>
			</div>
			<Progress
				label={urgency === 'expired' ? m.endedOn(lastDay) : m.endsOn(lastDay)}
				text={m.daysLeft(days)}
				share={urgency === 'expired' ? 1 : elapsedShare(subscription, now)}
				tone={tones[urgency]}
			/>
			<p className={css.period}>{m.period(dayOf(startDate), lastDay)}</p>
			{urgency === 'critical' && <Note kind="warning">{m.endsSoon(days)}</Note>}
			{evaluationPlanId && answered.sent > 0 && (
				<p className={css.period}>
					<MenuLink href="/upload-answersheet/history">{m.answered(answered.sent, answered.returned)}</MenuLink>
				</p>
			)}
			<WayOn subscription={subscription} />
		</Sheet>
	)
}

const UPLOAD = '/upload-answersheet'

/** Leads to what was bought; whoever has nothing any more is led to the plans. */
function WayOn({ subscription: { status, evaluationPlanId, courseId } }: { subscription: Subscription }) {
	const m = useMessages(subscriptionMessages)
	const look = classNames(buttonClass({ isCompact: true }), css.wayOn)
	if (status !== 'ACTIVE') {
		return (
			<MenuLink href={evaluationPlanId ? '/daily-evalution-plan' : '/courses'} className={look}>
				{evaluationPlanId ? m.seePlans : m.seeCourses}
			</MenuLink>
		)
	}
	if (!evaluationPlanId && courseId) {
		return (
			<MenuLink href={`/courses/${encodeURIComponent(courseId.id)}`} className={look}>
				{m.openCourse}
			</MenuLink>
		)
	}
	return (
		<MenuLink href={UPLOAD} className={look}>
			{m.upload}
		</MenuLink>
	)
}
