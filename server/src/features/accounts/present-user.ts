import type { User } from '@aravalli/shared/accounts/contract'
import type { SessionUser } from './tables.ts'

/** Tells an account's owner what is kept; nobody else is told an address or a number. */
export function presentUser(row: SessionUser): User {
	return {
		id: row.id,
		name: row.name,
		email: row.email,
		phoneNumber: row.phoneNumber,
		profilePicture: row.pictureId && pictureAddress(row.pictureId),
		role: row.role,
		language: row.language,
		examYear: row.examYear,
		dailyHours: row.dailyHours,
		isOnboarded: row.isOnboarded,
	}
}

export function pictureAddress(fileId: string): string {
	return `/api/user/pictures/${fileId}`
}
