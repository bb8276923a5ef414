import { indiaDay } from '@aravalli/shared/india-time'
import type { NotificationKind } from '@aravalli/shared/notifications/notification'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/open-database.ts'
import { aimPart, type StudyAim } from '../accounts/public.ts'
import { type HomeAnswers, homeAnswersPart } from '../answer-copies/public.ts'
import { scheduledPart } from '../daily-questions/public.ts'
import { resultsSince, type UnseenResult, unseenPart } from '../evaluation/public.ts'
import { runningTestPart, type StoredRunning } from '../mock-tests/public.ts'
import { unreadPart } from '../notifications/public.ts'
import { toReviseCountPart } from '../practice-notes/public.ts'
import { type UnfinishedQuiz, unfinishedPart } from '../quizzes/public.ts'
import { openedBeforePart, openedPart, type ReadingRow } from '../readings/public.ts'
import { activitiesPart, firstRecentDay, readOnPart, type StudyPart, studyPart } from '../study-log/public.ts'
import { type SubscriptionsPart, subscriptionsPart } from '../subscriptions/public.ts'

/** The page shows so many. */
const SHOWN_OPENED = 3
const SHOWN_RESULTS = 4
/** A plan repeats at most so much, of which it takes what fits. */
const MOST_REPEATED = 12

/** Is all that is stored about somebody and shown on their home, as JSON. */
export interface DashboardParts {
	/** null: the account is gone. */
	aim: StudyAim | null
	study: StudyPart
	doneToday: string[]
	toRepeat: string[]
	opened: ReadingRow[]
	readBefore: string[]
	quiz: UnfinishedQuiz | null
	test: StoredRunning | null
	wrongAnswers: number
	subscriptions: SubscriptionsPart
	scheduled: string[]
	answers: HomeAnswers
	results: UnseenResult[]
	unread: Partial<Record<NotificationKind, number>>
}

interface Asked {
	userId: string
	now: Date
	/** Are the kinds that a plan has to read. */
	readKinds: readonly string[]
	/** Are the days whose reading is repeated today. */
	repeated: readonly string[]
}

/** Asks the database once for everything: each feature brings its own part. */
export async function findParts(
	db: Queryable,
	{ userId, now, readKinds, repeated }: Asked,
): Promise<DashboardParts | null> {
	const today = indiaDay(now)
	const midnight = new Date(`${today}T00:00:00+05:30`)
	const { rows } = await db.execute<{ [K in keyof DashboardParts]: DashboardParts[K] }>(sql`
		select ${aimPart(userId)} as aim,
			${studyPart(userId, firstRecentDay(today))} as study,
			${activitiesPart(userId, today)} as "doneToday",
			${readOnPart(userId, repeated, MOST_REPEATED)} as "toRepeat",
			${openedPart(userId, SHOWN_OPENED)} as opened,
			${openedBeforePart(userId, readKinds, midnight)} as "readBefore",
			${unfinishedPart(userId, 'mains')} as quiz,
			${runningTestPart(userId, now)} as test,
			${toReviseCountPart(userId, midnight)} as "wrongAnswers",
			${subscriptionsPart(userId)} as subscriptions,
			${scheduledPart(today)} as scheduled,
			${homeAnswersPart(userId, today)} as answers,
			${unseenPart(userId, { since: resultsSince(now), most: SHOWN_RESULTS })} as results,
			${unreadPart(userId)} as unread`)
	return rows[0] ?? null
}
