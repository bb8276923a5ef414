import { formatCount } from '#web/lib/format-count.ts'

export interface SplitFigure {
	/** This is set large: a number with the signs that stand at it. It is empty where the value is no single number. */
	figure: string
	/** This is set small beside it: 'lakh sq km'. */
	rest: string
	/** Says that it has only digits and signs: letters may not be moved closer together, because Devanagari falls apart. */
	isPlain: boolean
}

/** Parts '3.42 lakh sq km' into what is large and what is small. A date or a name such as 'Article 32' stays whole. */
export function splitFigure(value: string): SplitFigure {
	const [first = '', ...others] = value.trim().split(/\s+/)
	const rest = others.join(' ')
	const isOneNumber = /\d/.test(first) && !/\d/.test(rest)
	if (!isOneNumber) return { figure: '', rest: value.trim(), isPlain: false }
	return { figure: first, rest, isPlain: /^[\d.,:%₹+×/–-]+$/.test(first) }
}

/** Writes a value as it is read: digits grouped as in India, decimals as they are. */
export function formatValue(value: number): string {
	const [, decimals] = String(value).split('.')
	return decimals === undefined ? formatCount(value) : `${formatCount(value)}.${decimals}`
}
