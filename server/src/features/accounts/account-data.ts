import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { FileNaming, Owner, PersonalFile, PersonalGroup } from '../../platform/database/personal-data.ts'
import { findPicture, profilePictures } from './pictures/tables.ts'
import { presentUser } from './present-user.ts'
import { resetCodes } from './reset/tables.ts'
import { listDevices } from './sessions/list-devices.ts'
import { sessions } from './sessions/tables.ts'
import { findUser, type UserRow, users } from './tables.ts'

/** Sorts what is the account itself, like the groups of other features. All of it goes with the account. */
export const accountGroups: readonly PersonalGroup[] = [
	{ name: 'account', tables: [users, profilePictures], afterClosing: 'erased', count: countOwn(users.id) },
	{
		name: 'devices',
		tables: [sessions, resetCodes],
		afterClosing: 'erased',
		count: countOwn(sessions.userId),
	},
]

const PICTURE_PATH = 'profile-picture.webp'

/** Leaves out what protects the account. */
export function presentAccount(user: UserRow, naming: FileNaming = 'addresses') {
	const account = presentUser(user)
	const profilePicture = naming === 'paths' && account.profilePicture ? PICTURE_PATH : account.profilePicture
	return { ...account, profilePicture, createdAt: user.createdAt, updatedAt: user.updatedAt }
}

/** Gives the account itself for a copy that holds the files; null where it is closed. */
export async function exportOwnAccount(db: Queryable, userId: string, now: Date) {
	const user = await findUser(db, userId)
	if (!user) return null
	const devices = await listDevices(db, { userId, role: user.role, name: user.name, sessionId: '' }, now)
	return { account: presentAccount(user, 'paths'), devices: devices.map(({ isCurrent: _, ...device }) => device) }
}

/** Gives the profile picture, where there is one. */
export async function* accountFiles(db: Queryable, { userId }: Owner): AsyncGenerator<PersonalFile> {
	const pictureId = (await findUser(db, userId))?.pictureId
	if (pictureId) yield { path: PICTURE_PATH, make: () => findPicture(db, pictureId) }
}
