import { courseKind } from '@aravalli/shared/courses/kinds'
import { AppError } from '@aravalli/shared/errors'
import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import type { Bilingual } from '@aravalli/shared/language'
import type { GrantKind } from '@aravalli/shared/payments/desk'
import { findItems } from '../../../content/items.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { findIdByEmail } from '../../accounts/public.ts'
import { grantAccess } from '../../subscriptions/public.ts'
import { insertLedgerEntry } from '../ledger/tables.ts'
import type { PaymentServices } from '../payment-services.ts'

const DAY_MILLISECONDS = 86_400_000

interface Gift {
	email: string
	kind: GrantKind
	itemId: string
	days: number
	reason: string
	adminId: string
}

/**
 * Gives access without a payment: from now, or from the end of what the learner has of it.
 *
 * @throws AppError `user.not-found`, `course.not-found`, `plan.not-found`
 */
export async function giveAccess(
	{ database, now }: PaymentServices,
	{ email, kind, itemId, days, reason, adminId }: Gift,
): Promise<{ subscriptionId: string; startsAt: string; endsAt: string }> {
	const userId = await findIdByEmail(database.db, email)
	if (userId === null) throw new AppError('user.not-found')
	const title = await titleOf(database.db, kind, itemId)
	const at = now()
	return database.transaction(async (tx) => {
		const endOf = (startsAt: Date) => new Date(startsAt.getTime() + days * DAY_MILLISECONDS)
		const access = await grantAccess(tx, { userId, kind, itemId, title, orderId: null, endOf }, at)
		if (!access) throw new Error('Access that has days left was not given.')
		const { subscriptionId } = access
		const [startsAt, endsAt] = [access.startsAt.toISOString(), access.endsAt.toISOString()]
		await insertLedgerEntry(tx, {
			at,
			actor: `user:${adminId}`,
			subject: 'subscription',
			subjectId: subscriptionId,
			orderId: null,
			what: 'granted',
			before: null,
			after: { kind, itemId, days, startsAt, endsAt },
			why: reason,
		})
		return { subscriptionId, startsAt, endsAt }
	})
}

async function titleOf(db: Queryable, kind: GrantKind, itemId: string): Promise<Bilingual> {
	const options = { language: 'english', hasTranslations: true } as const
	const [item] =
		kind === 'course'
			? await findItems(db, courseKind, [itemId], options)
			: await findItems(db, evaluationPlanKind, [itemId], options)
	if (!item) throw new AppError(kind === 'course' ? 'course.not-found' : 'plan.not-found')
	const { english, hindi } = item.translations
	return { english: english.title, hindi: (hindi ?? english).title }
}
