import type { Database } from '../../platform/database/open-database.ts'
import { tokenHash } from './sessions/session-token.ts'
import { deleteSessionByToken } from './sessions/tables.ts'

/** @param token null: nobody was signed in */
export async function signOut({ db }: Database, token: string | null): Promise<void> {
	if (token) await deleteSessionByToken(db, tokenHash(token))
}
