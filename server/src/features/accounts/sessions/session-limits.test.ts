import { roles } from '@aravalli/shared/access'
import { describe, expect, it } from 'vitest'
import { isSessionAlive, isUseToBeNoted, sessionLimits } from './session-limits.ts'

const now = new Date('2026-11-18T06:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

describe('a session', () => {
	it('lasts as long as the role allows', () => {
		expect(Object.fromEntries(roles.map((role) => [role, sessionLimits(role)]))).toEqual({
			LEARNER: { idleSeconds: 604_800, totalSeconds: 2_592_000 },
			CONTENT_ADMIN: { idleSeconds: 1_800, totalSeconds: 43_200 },
			EVALUATION_ADMIN: { idleSeconds: 1_800, totalSeconds: 43_200 },
			ADMIN: { idleSeconds: 1_800, totalSeconds: 43_200 },
		})
	})

	it.each([
		['LEARNER', 0, 0, true],
		['LEARNER', 7 * DAY - 0.001, 8 * DAY, true],
		['LEARNER', 7 * DAY, 8 * DAY, false],
		['LEARNER', 0, 30 * DAY - 0.001, true],
		['LEARNER', 0, 30 * DAY, false],
		['ADMIN', 30 * MINUTE - 0.001, HOUR, true],
		['ADMIN', 30 * MINUTE, HOUR, false],
		['ADMIN', 0, 12 * HOUR - 0.001, true],
		['ADMIN', 0, 12 * HOUR, false],
		// A clock that was set back ends no session.
		['ADMIN', -HOUR, -HOUR, true],
	] as const)('of %s, unused for %d seconds and begun %d seconds ago, is alive: %s', (role, idle, total, isAlive) => {
		expect(isSessionAlive({ lastSeenAt: ago(idle), createdAt: ago(total) }, role, now)).toBe(isAlive)
	})

	it.each([
		[59.999, false],
		[60, true],
		[DAY, true],
		[-5, false],
	])('last noted %d seconds ago is noted again: %s', (seconds, isDue) => {
		expect(isUseToBeNoted({ lastSeenAt: ago(seconds), createdAt: ago(DAY) }, now)).toBe(isDue)
	})
})
