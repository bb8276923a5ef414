import {
	DEMO_PASSWORD,
	listDemoAccounts,
	provideDemoReaders,
	SUBSCRIBER_EMAIL,
	seedAccounts,
} from './features/accounts/seed-accounts.ts'
import { seedAnnouncements } from './features/announcements/seed-announcements.ts'
import { seedQuestions } from './features/answer-writing/seed-questions.ts'
import { seedPosts } from './features/blogs/seed-posts.ts'
import { seedComments } from './features/comments/seed-comments.ts'
import type { AuthorsFile } from './features/comments/thread-file.ts'
import { seedArticles } from './features/current-affairs/seed-articles.ts'
import { seedMainsQuestions } from './features/mains-practice/seed-mains-questions.ts'
import { seedMiq } from './features/miq/seed-miq.ts'
import { seedStrategy } from './features/strategy/seed-strategy.ts'
import { seedStudyItems } from './features/study-material/seed-items.ts'
import { seedSubscription } from './features/subscriptions/seed-subscription.ts'
import { seedVoices } from './features/voices/seed-voices.ts'
import type { Database, DatabaseLog } from './platform/database/open-database.ts'
import type { Files } from './platform/files/files.ts'

/** Fills an empty database with the demo content and accounts; each part only where nothing of its kind is there. */
export async function seedDemo(database: Database, files: Files, log: DatabaseLog): Promise<void> {
	await seedQuestions(database, log)
	await seedMainsQuestions(database, log)
	await seedMiq(database, log)
	await seedAnnouncements(database, log, { now: new Date() })
	await seedPosts(database, log, { now: new Date() })
	await seedVoices(database, log, { now: new Date() })
	await seedArticles(database, log, { now: new Date() })
	await seedStrategy(database, log)
	await seedStudyItems(database, log, { now: new Date() })
	const accounts = await seedAccounts(database, log)
	const subscriber = accounts.find(({ email }) => email === SUBSCRIBER_EMAIL)
	if (subscriber) await seedSubscription(database, subscriber.id, new Date())
	const provideAuthors = (authors: AuthorsFile) => provideDemoReaders(database, authors)
	await seedComments({ database, files, log, now: new Date(), provideAuthors })
}

/** For the terminal; '' where there are none. */
export async function describeDemoAccounts(database: Database): Promise<string> {
	const accounts = await listDemoAccounts(database)
	if (accounts.length === 0) return ''
	const lines = accounts.map(({ email, role }) => `    ${email.padEnd(24)} ${role.toLowerCase().replace('_', ' ')}\n`)
	return `  Demo accounts, password ${DEMO_PASSWORD}:\n${lines.join('')}\n`
}
