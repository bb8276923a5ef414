import { AppError } from '@aravalli/shared/errors'
import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import {
	earlyPool,
	type PlanTerms,
	planEnd,
	planOffer,
	pricesOf,
	sellablePlaces,
} from '@aravalli/shared/evaluation-plans/plan-price'
import { expertSessionTerms } from '@aravalli/shared/policy-terms'
import { findItems, findStored, type Item } from '../../content/items.ts'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { Seller, SoldOrder } from '../payments/public.ts'
import { cancelByOrder, findByOrder, grantAccess } from '../subscriptions/public.ts'
import { freePlaces } from './tables.ts'
import { takePlace } from './take-place.ts'

const HOLD_MILLISECONDS = expertSessionTerms.holdMinutes * 60_000

/** Sells evaluation plans: places and early prices are held for an order for 15 minutes. */
export const planSeller: Seller = {
	kind: 'evaluation-plan',
	async offer(tx, { itemId, orderId }, now) {
		const plan = await getPlan(tx, itemId)
		// Ended is decided by the day; full by the place that this order gets or does not get.
		if (planOffer(plan.common, { places: 0, early: 0 }, now).closedReason === 'ended') throw new AppError('plan.ended')
		const until = new Date(now.getTime() + HOLD_MILLISECONDS)
		const hasPlace = await holdPlace(tx, plan.id, plan.common, { orderId, until, now })
		const isEarly = await takePlace(tx, poolOf(plan.id, 'early', plan.common), { orderId, until, now })
		return {
			title: titleOf(plan),
			...pricesOf(plan.common, isEarly),
			heldUntil: hasPlace || isEarly ? until : null,
		}
	},
	async grant(tx, order, now) {
		const [plan] = await findStored(tx, evaluationPlanKind, [order.itemId])
		const access = plan && (await takeAll(tx, order, plan.common, now))
		if (!access) await freePlaces(tx, order.orderId)
		return access ?? null
	},
	release: (tx, orderId) => freePlaces(tx, orderId),
	async revoke(tx, { orderId }, now) {
		await cancelByOrder(tx, orderId, now)
		await freePlaces(tx, orderId)
	},
	async findGranted(db, orderId) {
		const access = await findByOrder(db, orderId)
		return access && { subscriptionId: access.id, session: null, validFrom: access.startsAt, validTill: access.endsAt }
	},
	async refusesRefund(db, { itemId }) {
		const [plan] = await findStored(db, evaluationPlanKind, [itemId])
		return plan?.common.isRefundable === false ? 'not-refundable' : null
	},
}

/** @throws AppError `plan.not-found` */
async function getPlan(db: Queryable, planId: string): Promise<Item<typeof evaluationPlanKind>> {
	const options = { language: 'english', hasTranslations: true } as const
	const [plan] = await findItems(db, evaluationPlanKind, [planId], options)
	if (!plan) throw new AppError('plan.not-found')
	return plan
}

function titleOf({ translations: { english, hindi } }: Item<typeof evaluationPlanKind>) {
	return { english: english.title, hindi: (hindi ?? english).title }
}

const poolOf = (planId: string, pool: 'place' | 'early', terms: PlanTerms) => ({
	planId,
	pool,
	size: pool === 'early' ? earlyPool(terms) : (sellablePlaces(terms) ?? 0),
})

type Hold = Parameters<typeof takePlace>[2]

/** @returns false where there are as many places as learners @throws AppError `plan.full` */
async function holdPlace(tx: Transaction, planId: string, terms: PlanTerms, hold: Hold): Promise<boolean> {
	if (sellablePlaces(terms) === null) return false
	if (!(await takePlace(tx, poolOf(planId, 'place', terms), hold))) throw new AppError('plan.full')
	return true
}

/** Takes for good what the order was made with; null where that is gone: nobody else pays the early price in its stead. */
async function takeAll(tx: Transaction, order: SoldOrder, terms: PlanTerms, now: Date) {
	const { userId, itemId, title, orderId } = order
	const forGood = { orderId, until: null, now }
	const hasPlace = sellablePlaces(terms) === null || (await takePlace(tx, poolOf(itemId, 'place', terms), forGood))
	if (!hasPlace) return null
	const isEarly = order.price < order.originalPrice && order.price > 0
	if (isEarly && !(await takePlace(tx, poolOf(itemId, 'early', terms), forGood))) return null
	const endOf = (startsAt: Date) => planEnd(terms, startsAt)
	const access = await grantAccess(tx, { userId, kind: 'evaluation-plan', itemId, title, orderId, endOf }, now)
	return (
		access && {
			subscriptionId: access.subscriptionId,
			session: null,
			validFrom: access.startsAt,
			validTill: access.endsAt,
		}
	)
}
