/**
 * Says what payments ask of a feature that sells something. Payments know orders, money and receipts; what is sold, to whom and for how
 * much is decided by its seller, inside the same transaction (docs/adr/0059-one-door-for-money.md).
 */
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { Paise } from '@aravalli/shared/money'
import type { PurchaseKind } from '@aravalli/shared/payments/payment'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

/** Names what somebody wants to buy. */
export interface Wish {
	kind: PurchaseKind
	userId: string
	/** Is the course's, the plan's, or the slot's id: 'YYYY-MM-DD/0' to 'YYYY-MM-DD/11'. */
	itemId: string
}

/** Is what a seller offers: its price now, as it is called now. */
export interface Offer {
	title: Bilingual
	price: Paise
	/** Is what it costs without a discount; never below the price. */
	originalPrice: Paise
	/** What is held for the order (a slot, a place, a price) is held until then; null: nothing is held, and the order stays open. */
	heldUntil: Date | null
}

/** Is an order as sellers know it. */
export interface SoldOrder extends Wish {
	orderId: string
	price: Paise
	originalPrice: Paise
	title: Bilingual
}

/** Is what a buyer has by an order. */
export interface Granted {
	subscriptionId: string | null
	/** Is the booking of a session; null for everything else. */
	session: { bookingId: string; sessionType: string; preferredDate: string; preferredTime: string } | null
	validFrom: Date | null
	validTill: Date | null
}

export interface Seller {
	kind: PurchaseKind
	/**
	 * Offers it, and holds for the order what is limited. Called in the transaction that stores the order: who is refused holds nothing.
	 *
	 * @throws AppError where it is not sold to this learner or not at all
	 */
	offer(tx: Transaction, wish: Wish & { orderId: string }, now: Date): Promise<Offer>
	/**
	 * Gives what was paid for, once for each order; null where it cannot be given any more (the slot or the price is gone): the money then
	 * goes back. The hold may have lapsed long ago: what is still free is taken.
	 */
	grant(tx: Transaction, order: SoldOrder, now: Date): Promise<Granted | null>
	/** Gives back what is held for an order that was not paid in time. May be called again. */
	release(tx: Transaction, orderId: string): Promise<void>
	/** Ends what was granted, after a full refund. May be called again. */
	revoke(tx: Transaction, order: SoldOrder, now: Date): Promise<void>
	/** Finds what was granted by an order. */
	findGranted(db: Queryable, orderId: string, language: Language): Promise<Granted | null>
	/** Tells whether what was bought has been used, which ends a learner's right to the money; and what cannot be given back at all. */
	refusesRefund(db: Queryable, order: SoldOrder, now: Date): Promise<'not-refundable' | 'used' | null>
}
