/**
 * Says how much is tried: little in `npm test`, all of it in `npm run faults`, which prints its figures. The same seed makes the same choices;
 * the moments at which processes run differ all the same.
 */
export const isLong = process.env.FAULTS === 'long'

export const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)

export const sizes = isLong
	? { payments: 2_000, buyers: 40, kills: 100, slotRounds: 200, slotCallers: 50, planCallers: 600 }
	: { payments: 15, buyers: 10, kills: 1, slotRounds: 3, slotCallers: 50, planCallers: 60 }

export interface Chance {
	/** Gives a number from 0 up to, and without, `limit`. */
	upTo(limit: number): number
	oneOf<T>(choices: readonly T[]): T
	/** Is true so often, from 0 to 1. */
	happens(share: number): boolean
}

/** Is mulberry32: small, and good enough to choose among faults. */
export function chanceOf(start: number): Chance {
	let state = start >>> 0
	function next(): number {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
	const upTo = (limit: number) => Math.floor(next() * limit)
	return {
		upTo,
		oneOf: (choices) => choices[upTo(choices.length)] as (typeof choices)[number],
		happens: (share) => next() < share,
	}
}

/** Figures are for whoever runs the long form; the short one only says whether they hold. */
export function report(what: string, figures: Record<string, number | string>): void {
	const database = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'embedded'
	const line = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
	process.stdout.write(`\nfaults, ${database}, seed ${seed}: ${what}: ${line.join(', ')}\n`)
}
