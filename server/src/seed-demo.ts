import { join } from 'node:path'
import { contentFolder } from './content/read-demo-files.ts'
import { seedFiles } from './content/seed-files.ts'
import {
	DEMO_COLLEAGUE,
	DEMO_PASSWORD,
	EVALUATOR_EMAIL,
	listDemoAccounts,
	provideDemoReaders,
	SUBSCRIBER_EMAIL,
	seedAccounts,
} from './features/accounts/seed-accounts.ts'
import { bannerFiles, noticeFiles } from './features/announcements/announcement-files.ts'
import { questionFiles } from './features/answer-writing/question-file.ts'
import { postFiles } from './features/blogs/post-file.ts'
import { commentsFolder, seedComments } from './features/comments/seed-comments.ts'
import { type AuthorsFile, readAuthors } from './features/comments/thread-file.ts'
import { seedContentFiles } from './features/content-files/public.ts'
import { courseFiles, lectureFiles, materialFiles } from './features/courses/course-demo.ts'
import { articleFiles } from './features/current-affairs/article-file.ts'
import { seedDailyQuestions } from './features/daily-questions/seed-daily-questions.ts'
import { sampleSchedule, seedCopies } from './features/evaluation/demo/seed-copies.ts'
import { planFiles } from './features/evaluation-plans/plan-demo.ts'
import { seedEarlyPlace } from './features/evaluation-plans/public.ts'
import {
	holidayFiles,
	mentorshipCallFiles,
	sessionTypeFiles,
	workingDaysFiles,
} from './features/expert-sessions/session-demo.ts'
import { mainsPaperFiles } from './features/mains-mock-tests/paper-files.ts'
import { mainsFiles as mainsQuestionFiles } from './features/mains-practice/question-file.ts'
import { miqFiles } from './features/miq/question-file.ts'
import { prelimsPaperFiles, schemeFiles } from './features/mock-tests/mock-test-files.ts'
import { prelimsQuestionFiles } from './features/prelims-practice/question-file.ts'
import { readDrawn } from './features/resources/demo/drawn.ts'
import { bookFiles, bookletFiles, copyFiles, groupFiles, paperFiles } from './features/resources/demo/resource-files.ts'
import { mainsFiles, prelimsFiles, routineFiles, syllabusFiles } from './features/strategy/strategy-files.ts'
import { seedStudy } from './features/study-log/seed-study.ts'
import { sectionFiles } from './features/study-material/section-files.ts'
import { listPlanAccesses } from './features/subscriptions/public.ts'
import { seedSubscription } from './features/subscriptions/seed-subscription.ts'
import { reviewFiles, testimonialFiles } from './features/voices/voice-files.ts'
import type { Database, DatabaseLog } from './platform/database/open-database.ts'
import type { Files } from './platform/files/files.ts'

/** Stores the demo of all kinds, of each where nothing of it is there. @param options.now is the moment from which days of the demo count back */
export async function seedContent(database: Database, log: DatabaseLog, options?: { now: Date }): Promise<void> {
	const files = [
		questionFiles,
		mainsQuestionFiles,
		mainsPaperFiles,
		miqFiles,
		prelimsQuestionFiles,
		prelimsPaperFiles,
		schemeFiles,
		bannerFiles,
		noticeFiles,
		postFiles,
		testimonialFiles,
		reviewFiles,
		articleFiles,
		prelimsFiles,
		mainsFiles,
		syllabusFiles,
		routineFiles,
		courseFiles,
		lectureFiles,
		materialFiles,
		bookFiles,
		groupFiles,
		bookletFiles,
		copyFiles,
		paperFiles,
		planFiles,
		sessionTypeFiles,
		workingDaysFiles,
		holidayFiles,
		mentorshipCallFiles,
		...(await sectionFiles()),
	]
	await seedFiles(database, log, files, options)
}

/** Fills an empty database with the demo content and accounts; each part only where nothing of its kind is there. */
export async function seedDemo(database: Database, files: Files, log: DatabaseLog): Promise<void> {
	await seedContent(database, log)
	const storing = { database, files, log, now: () => new Date() }
	await seedContentFiles(storing, { folder: join(contentFolder, 'courses/files') })
	const pagesOf = (name: string) => readDrawn().files[name]?.pages ?? null
	await seedContentFiles(storing, { folder: join(contentFolder, 'resources/files'), pagesOf })
	const accounts = await seedAccounts(database, log)
	const subscriber = accounts.find(({ email }) => email === SUBSCRIBER_EMAIL)
	if (subscriber) {
		await seedSubscription(database, subscriber.id, new Date())
		await seedEarlyPlace(database, subscriber.id, new Date())
		await seedStudy(database, subscriber.id, new Date())
	}
	const provideAuthors = (authors: AuthorsFile) => provideDemoReaders(database, authors)
	await seedComments({ database, files, log, now: new Date(), provideAuthors })
	const evaluator = accounts.find(({ email }) => email === EVALUATOR_EMAIL)
	if (subscriber && evaluator)
		await seedAnswers({ database, files, log, now: new Date() }, { subscriber: subscriber.id, evaluator: evaluator.id })
}

interface Seeding {
	database: Database
	files: Files
	log: DatabaseLog
	now: Date
}

/** Stores the questions of days, and sample answers to them. */
async function seedAnswers(seeding: Seeding, { subscriber, evaluator }: Record<'subscriber' | 'evaluator', string>) {
	const { database, now } = seeding
	await seedDailyQuestions(database, now, await sampleSchedule(now))
	const readers = await provideDemoReaders(database, await readAuthors(commentsFolder))
	const colleagues = await provideDemoReaders(database, { colleague: DEMO_COLLEAGUE })
	const learners = new Map([...readers, ['subscriber', subscriber]])
	const [access] = await listPlanAccesses(database.db, subscriber)
	const evaluators = { evaluator, colleague: colleagues.get('colleague') ?? '' }
	await seedCopies({ ...seeding, learners, evaluators, subscriptionId: access?.id ?? null })
}

/** For the terminal; '' where there are none. */
export async function describeDemoAccounts(database: Database): Promise<string> {
	const accounts = await listDemoAccounts(database)
	if (accounts.length === 0) return ''
	const lines = accounts.map(({ email, role }) => `    ${email.padEnd(24)} ${role.toLowerCase().replace('_', ' ')}\n`)
	return `  Demo accounts, password ${DEMO_PASSWORD}:\n${lines.join('')}\n`
}

const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w-]+\.localhost)$/

/** Everybody can read the password of the demo accounts, of which one is an administrator's: fine on one's own machine, and nowhere else. */
export async function warnOfDemoAccounts(
	database: Database,
	appOrigin: string,
	log: Pick<DatabaseLog, 'warn'>,
): Promise<void> {
	if (ownMachine.test(new URL(appOrigin).hostname)) return
	const accounts = (await listDemoAccounts(database)).map(({ email }) => email)
	if (accounts.length === 0) return
	log.warn(
		{ accounts },
		'THE DEMO ACCOUNTS ARE IN THE DATABASE OF A PUBLIC ORIGIN, and their password is known to everybody. Begin with DEMO=0 on an empty ' +
			'database, or make an administrator of your own (npm run make-admin) and close these accounts.',
	)
}
