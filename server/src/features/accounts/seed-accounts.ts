import { randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '@aravalli/shared/access'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { countUsers, findUserByEmail, insertUser } from './tables.ts'

export const DEMO_PASSWORD = 'aravalli-demo-1'

const demoAccounts: { email: string; name: string; role: Role }[] = [
	{ email: 'admin@example.com', name: 'Anita Sharma', role: 'ADMIN' },
	{ email: 'content@example.com', name: 'Kavita Joshi', role: 'CONTENT_ADMIN' },
	{ email: 'evaluator@example.com', name: 'Ramesh Bishnoi', role: 'EVALUATION_ADMIN' },
	{ email: 'learner@example.com', name: 'Meera Rathore', role: 'LEARNER' },
	{ email: 'subscriber@example.com', name: 'Imran Khan', role: 'LEARNER' },
]

const choices = { phoneNumber: '', language: 'english', examYear: 'RAS_2026', dailyHours: 2 } as const

/** Evaluates in the demo beside the evaluator's account: a second evaluation is never by the same person. */
export const DEMO_COLLEAGUE = { email: 'divya@example.com', name: 'Divya Vyas', role: 'EVALUATION_ADMIN' } as const

export const EVALUATOR_EMAIL = 'evaluator@example.com'
export const SUBSCRIBER_EMAIL = 'subscriber@example.com'

export interface DemoAccount {
	id: string
	email: string
}

/** Lists the demo accounts that are there, for whoever starts the product. */
export async function listDemoAccounts({ db }: Database): Promise<{ email: string; role: Role }[]> {
	const found = await Promise.all(demoAccounts.map(({ email }) => findUserByEmail(db, email)))
	return found.flatMap((user) => (user ? [{ email: user.email, role: user.role }] : []))
}

/** Makes accounts for people who only wrote something in the demo: nobody can sign in to them. Those that are there stay. */
export async function provideDemoReaders(
	{ db }: Database,
	readers: Record<string, { email: string; name: string; role?: Role }>,
): Promise<Map<string, string>> {
	const passwordHash = await createPasswordHasher().hash(randomBytes(32).toString('base64'), 'seeding')
	const ids = new Map<string, string>()
	for (const [key, { email, name, role = 'LEARNER' }] of Object.entries(readers)) {
		const reader = { id: randomUUID(), email, name, role, passwordHash }
		await insertUser(db, { ...reader, ...choices, isOnboarded: true })
		const user = await findUserByEmail(db, email)
		if (user) ids.set(key, user.id)
	}
	return ids
}

/** Stores the demo accounts in a database that has no account yet; one that has any gets none. */
export async function seedAccounts(database: Database, log: DatabaseLog): Promise<DemoAccount[]> {
	if ((await countUsers(database.db)) > 0) return []
	const passwordHash = await createPasswordHasher().hash(DEMO_PASSWORD, 'seeding')
	const accounts = demoAccounts.map((account) => ({ id: randomUUID(), ...account }))
	await database.transaction(async (tx) => {
		for (const account of accounts) {
			await insertUser(tx, { ...account, ...choices, passwordHash, isOnboarded: true })
		}
	})
	log.info({ accounts: accounts.length }, 'The demo accounts have been stored.')
	return accounts
}
