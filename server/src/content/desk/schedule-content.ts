import { SCHEDULE_MAX_DAYS } from '@aravalli/shared/content/content'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import { type Change, type ChangeOfVersion, changeContent } from './change-content.ts'
import type { Desk } from './desk.ts'
import { refuseDeleted, refuseUnseen } from './lock-content.ts'
import type { PresentedItem } from './present-content.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { noteSchedule } from './tables.ts'

interface Schedule extends ChangeOfVersion {
	publishAt: Date
	isHindiCurrent: boolean
}

const DAY_MILLISECONDS = 86_400_000

/**
 * Has the newest version published by itself. What is saved meanwhile is published then, too, if it is complete.
 *
 * @throws AppError `content.not-found`, `content.deleted`, `content.changed`, `content.incomplete`, `request.invalid` for a moment that is over
 */
export function scheduleContent(
	desk: Desk,
	{ version, publishAt, isHindiCurrent, ...change }: Schedule,
): Promise<PresentedItem> {
	const ahead = publishAt.getTime() - desk.now().getTime()
	if (ahead <= 0) throw new AppError('request.invalid', {}, [{ path: 'publishAt', code: 'schedule-past' }])
	if (ahead > SCHEDULE_MAX_DAYS * DAY_MILLISECONDS)
		throw new AppError('request.invalid', {}, [{ path: 'publishAt', code: 'schedule-too-far' }])
	return changeContent(desk, change, async (tx, row) => {
		refuseDeleted(row)
		await refuseUnseen(tx, desk, row, version)
		await refuseIncomplete(tx, desk, row, { today: indiaDay(publishAt), isHindiCurrent })
		await noteSchedule(tx, row, { publishAt, scheduledBy: change.viewerId })
		return false
	})
}

/** Leaves the item as it is. @throws AppError `content.not-found`, `content.deleted` */
export function unscheduleContent(desk: Desk, change: Change): Promise<PresentedItem> {
	return changeContent(desk, change, async (tx, row) => {
		refuseDeleted(row)
		await noteSchedule(tx, row, { publishAt: null, scheduledBy: null })
		return false
	})
}
