/**
 * Decides what a plan costs, how many places it has left and whether it is still sold. It is pure, with counts and the clock passed in.
 */
import { indiaDay } from '../india-time.ts'
import { type Paise, paiseOfWholeRupees } from '../money.ts'

export interface PlanTerms {
	/** In whole rupees. */
	price: number
	/** In whole rupees; null: everybody pays the price. */
	earlyPrice: number | null
	/** So many pay the early price. */
	earlyPlaces: number | null
	/** Null: as many as come. */
	capacity: number | null
	/** Places that were given outside this site. */
	placesGiven: number | null
	/** 'YYYY-MM-DD' in India, its last day; null where the plan lasts so many days from its purchase. */
	activeUntil: string | null
	activeDays: number | null
}

/** How many places of each pool are paid for or held now. */
export interface TakenOfPlan {
	places: number
	early: number
}

/** Counts the places that this site can sell; null: as many as come. */
export function sellablePlaces({ capacity, placesGiven }: PlanTerms): number | null {
	return capacity === null ? null : Math.max(0, capacity - (placesGiven ?? 0))
}

/** Counts the places that can be had at the early price. */
export const earlyPool = ({ earlyPrice, earlyPlaces }: PlanTerms): number =>
	earlyPrice === null ? 0 : (earlyPlaces ?? 0)

export interface PlanOffer {
	price: Paise
	originalPrice: Paise
	/** Null: as many as come; never negative. */
	seatsRemaining: number | null
	/** Null where there is no early price; never negative. */
	earlyPriceRemaining: number | null
	closedReason: 'ended' | 'full' | null
}

export function planOffer(terms: PlanTerms, taken: TakenOfPlan, now: Date): PlanOffer {
	const sellable = sellablePlaces(terms)
	const seatsRemaining = sellable === null ? null : Math.max(0, sellable - taken.places)
	const hasEarlyPrice = terms.earlyPrice !== null
	const earlyPriceRemaining = hasEarlyPrice ? Math.max(0, earlyPool(terms) - taken.early) : null
	const isEnded = terms.activeUntil !== null && terms.activeUntil < indiaDay(now)
	return {
		...pricesOf(terms, (earlyPriceRemaining ?? 0) > 0),
		seatsRemaining,
		earlyPriceRemaining,
		closedReason: isEnded ? 'ended' : seatsRemaining === 0 ? 'full' : null,
	}
}

/** @param isEarly whether this learner has one of the early places */
export function pricesOf({ price, earlyPrice }: PlanTerms, isEarly: boolean): { price: Paise; originalPrice: Paise } {
	const originalPrice = paiseOfWholeRupees(price)
	return { price: isEarly && earlyPrice !== null ? paiseOfWholeRupees(earlyPrice) : originalPrice, originalPrice }
}

const DAY_MILLISECONDS = 86_400_000

/**
 * Gives the moment at which access ends: so many days after `startsAt`, or with the last day in India.
 * @param startsAt the end of the access that the learner has, or now
 */
export function planEnd({ activeDays, activeUntil }: PlanTerms, startsAt: Date): Date {
	if (activeUntil !== null) return new Date(Date.parse(`${activeUntil}T00:00:00+05:30`) + DAY_MILLISECONDS)
	return new Date(startsAt.getTime() + (activeDays ?? 0) * DAY_MILLISECONDS)
}
