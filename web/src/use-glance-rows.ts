import type { Dashboard } from '@aravalli/shared/dashboard/contract'
import { messages as planMessages } from './features/daily-plan/messages.en.ts'
import type { GlanceRow } from './features/home/glance.tsx'
import { messages as homeMessages } from './features/home/messages.en.ts'
import { messages as subscriptionMessages } from './features/subscriptions/messages.en.ts'
import { daysLeft } from './features/subscriptions/urgency.ts'
import { useMessages } from './lib/messages.ts'

/** Gives the first thing of each part of the home page. */
export function useGlanceRows(
	{ results, unread, opened, plan, subscription, test }: Dashboard,
	now: Date,
): GlanceRow[] {
	const m = useMessages(homeMessages)
	const ofPlan = useMessages(planMessages)
	const ofSubscription = useMessages(subscriptionMessages)
	const langOf = ({ isFallback }: { isFallback: boolean }) => (isFallback ? 'en' : undefined)
	const [result] = results
	const [last] = opened
	const next = plan.tasks.find(({ isDone }) => !isDone)
	const rows: GlanceRow[] = []
	if (test)
		rows.push({ label: m.glanceLabels.test, text: test.title, href: `/mock-test/${test.attemptId}`, isNew: true })
	if (result) {
		const href = `/upload-answersheet/history/${encodeURIComponent(result.copyId)}`
		const { questionText: text } = result.question
		rows.push({ label: m.glanceLabels.result(results.length), text, href, lang: langOf(result.question), isNew: true })
	}
	const { reply: replies = 0 } = unread
	if (replies > 0)
		rows.push({ label: m.glanceLabels.new, text: m.replies(replies), href: '/notifications', isNew: true })
	if (last) rows.push({ label: m.glanceLabels.last, text: last.title, href: last.path, lang: langOf(last) })
	if (next) {
		const text = next.about === 'item' ? (next.title ?? '') : ofPlan.abouts[next.about]
		rows.push({ label: m.glanceLabels.next, text, href: next.path, lang: langOf(next) })
	}
	if (subscription?.status === 'ACTIVE') {
		const { evaluationPlanId, courseId } = subscription
		const text = [ofSubscription.daysLeft(daysLeft(subscription, now)), evaluationPlanId?.title ?? courseId?.title]
		rows.push({ label: m.glanceLabels.bought, text: text.join(' · '), href: '#subscription' })
	}
	return rows
}
