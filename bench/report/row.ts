import type { Rates } from '../load/request-rates.ts'
import { median, spread } from '../load/statistics.ts'

/** Holds one line of the report: a floor with its verdict, or a figure that is only information. */
export interface Row {
	what: string
	measured: string
	/** Says what the floor asks for; empty for information. */
	wanted: string
	/** Null: information, or a floor that could not be measured here. */
	isMet: boolean | null
	/** Shows the baseline, and what else helps to read the figure. */
	beside: string
}

export interface RateFloor {
	what: string
	rates: Rates
	baseline: string
	baselineRates: Rates
	/** The least ratio to the baseline. */
	atLeast: number
	/** Ratios are written as `percent` for parts of a baseline, as `times` for multiples. */
	as: 'percent' | 'times'
}

/** Compares round by round, then takes the median: what slows a whole round down does not count. */
export function rateFloor({ what, rates, baseline, baselineRates, atLeast, as }: RateFloor): Row {
	const ratios = rates.perSecond.map((rate, round) => rate / (baselineRates.perSecond[round] ?? Number.NaN))
	const ratio = median(ratios)
	const write = (value: number) => (as === 'percent' ? `${Math.round(value * 100)} %` : `${formatNumber(value)} ×`)
	return {
		what,
		measured: `${write(ratio)} (${ratesText(rates)})`,
		wanted: `≥ ${write(atLeast)}`,
		isMet: ratio >= atLeast,
		beside: `${baseline}: ${ratesText(baselineRates)}`,
	}
}

/** Writes median, spread, and the server's processor time for each answer. */
export function ratesText({ perSecond, cpuMs }: Rates): string {
	const rate = `${formatNumber(median(perSecond))}/s ±${Math.round(spread(perSecond) * 100)} %`
	const cpu = median(cpuMs)
	return Number.isNaN(cpu) ? rate : `${rate}, CPU ${formatNumber(cpu)} ms`
}

export interface Limit {
	what: string
	value: number
	unit: string
	atMost: number
	beside?: string
}

export function limit({ what, value, unit, atMost, beside = '' }: Limit): Row {
	const write = (figure: number) => `${formatNumber(figure)} ${unit}`
	return { what, measured: write(value), wanted: `≤ ${write(atMost)}`, isMet: value <= atMost, beside }
}

export function atLeast({
	what,
	value,
	least,
	beside,
}: {
	what: string
	value: number
	least: number
	beside: string
}): Row {
	return { what, measured: formatNumber(value), wanted: `≥ ${formatNumber(least)}`, isMet: value >= least, beside }
}

export function information(what: string, measured: string, beside = ''): Row {
	return { what, measured, wanted: '', isMet: null, beside }
}

export function notMeasured(what: string, wanted: string, reason: string): Row {
	return { what, measured: 'not measured', wanted, isMet: null, beside: reason }
}

/** Writes three figures, with commas in thousands: 38,951; 512; 51.2; 2.53. */
export function formatNumber(value: number): string {
	const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
	return value.toLocaleString('en', { maximumFractionDigits: digits })
}
