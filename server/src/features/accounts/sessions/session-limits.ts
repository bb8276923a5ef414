/** Decides how long a session lasts. Pure: the clock is passed in. */
import { isStaff, type Role, roles } from '@aravalli/shared/access'
import { accountTerms } from '@aravalli/shared/policy-terms'

/** One account has so many sessions at a time; a further one ends the one longest unused. */
export const MAX_SESSIONS = accountTerms.maxDevices

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface SessionLimits {
	idleSeconds: number
	totalSeconds: number
}

const learnerLimits: SessionLimits = {
	idleSeconds: accountTerms.sessionIdleDays * DAY,
	totalSeconds: accountTerms.sessionDays * DAY,
}
const staffLimits: SessionLimits = {
	idleSeconds: accountTerms.staffSessionIdleMinutes * MINUTE,
	totalSeconds: accountTerms.staffSessionHours * HOUR,
}

export function sessionLimits(role: Role): SessionLimits {
	return isStaff(role) ? staffLimits : learnerLimits
}

export interface SessionTimes {
	createdAt: Date
	lastSeenAt: Date
}

export function isSessionAlive({ createdAt, lastSeenAt }: SessionTimes, role: Role, now: Date): boolean {
	const { idleSeconds, totalSeconds } = sessionLimits(role)
	const secondsSince = (moment: Date) => (now.getTime() - moment.getTime()) / 1000
	return secondsSince(lastSeenAt) < idleSeconds && secondsSince(createdAt) < totalSeconds
}

/** A note once a minute is enough for the shortest limit, and reads stay reads. */
const SECONDS_BETWEEN_NOTES = MINUTE

/** Tells whether it should be written down that the session is in use. */
export function isUseToBeNoted({ lastSeenAt }: SessionTimes, now: Date): boolean {
	return (now.getTime() - lastSeenAt.getTime()) / 1000 >= SECONDS_BETWEEN_NOTES
}

/** Tells which sessions of which roles have run out. */
export interface RunOut {
	roles: readonly Role[]
	lastSeenBefore: Date
	createdBefore: Date
}

/** Tells what is not alive any more, by role: the same as `isSessionAlive`, for a statement. */
export function runOutSessions(now: Date): RunOut[] {
	const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
	return [roles.filter(isStaff), roles.filter((role) => !isStaff(role))].flatMap((some) => {
		const [role] = some
		if (!role) return []
		const { idleSeconds, totalSeconds } = sessionLimits(role)
		return [{ roles: some, lastSeenBefore: before(idleSeconds), createdBefore: before(totalSeconds) }]
	})
}
