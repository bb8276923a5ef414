import { courseKind } from '@aravalli/shared/courses/kinds'
import { AppError } from '@aravalli/shared/errors'
import { monthsLater } from '@aravalli/shared/india-time'
import { findItems, findStored, type Item } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { Seller } from '../payments/public.ts'
import { cancelByOrder, findByOrder, grantAccess } from '../subscriptions/public.ts'
import { hasOpened } from './has-opened.ts'
import { priceOfCourse } from './price-of-course.ts'

/** Sells courses: anybody can buy one, as long as it is published. */
export const courseSeller: Seller = {
	kind: 'course',
	async offer(tx, { itemId }) {
		const options = { language: 'english', hasTranslations: true } as const
		const [course] = await findItems(tx, courseKind, [itemId], options)
		if (!course) throw new AppError('course.not-found')
		return { title: titleOf(course), ...priceOfCourse(course.common), heldUntil: null }
	},
	async grant(tx, { userId, itemId, title, orderId }, now) {
		// A course that was withdrawn after it was ordered is still given.
		const months = await findMonths(tx, itemId)
		if (months === null) return null
		const endOf = (startsAt: Date) => monthsLater(startsAt, months)
		const access = await grantAccess(tx, { userId, kind: 'course', itemId, title, orderId, endOf }, now)
		return (
			access && {
				subscriptionId: access.subscriptionId,
				session: null,
				validFrom: access.startsAt,
				validTill: access.endsAt,
			}
		)
	},
	release: async () => undefined,
	revoke: (tx, { orderId }, now) => cancelByOrder(tx, orderId, now),
	async findGranted(db, orderId) {
		const access = await findByOrder(db, orderId)
		return access && { subscriptionId: access.id, session: null, validFrom: access.startsAt, validTill: access.endsAt }
	},
	refusesRefund: async (db, { userId, itemId }) => ((await hasOpened(db, userId, itemId)) ? 'used' : null),
}

async function findMonths(db: Queryable, courseId: string): Promise<number | null> {
	const [course] = await findStored(db, courseKind, [courseId])
	return course?.common.durationMonths ?? null
}

function titleOf({ translations: { english, hindi } }: Item<typeof courseKind>) {
	return { english: english.title, hindi: (hindi ?? english).title }
}
